import {relative} from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import {z} from 'zod'

/** How many tests of a report passed, failed and were left out, and a line for each that failed. */
export type Count = {passed: number; failed: number; skipped: number; failures: string[]}

const JestReport = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
    testResults: z.array(
        z.object({
            name: z.string(),
            status: z.string(),
            assertionResults: z.array(
                z.object({
                    status: z.string(),
                    fullName: z.string(),
                    failureMessages: z.array(z.string())
                })
            )
        })
    )
})

const Suite = z.object({
    specs: z.array(
        z.object({
            title: z.string(),
            file: z.string(),
            ok: z.boolean(),
            tests: z.array(
                z.object({
                    projectName: z.string(),
                    results: z.array(z.object({error: z.object({message: z.string()}).optional()}))
                })
            )
        })
    ),
    get suites() {
        return z.array(Suite).optional()
    }
})
const PlaywrightReport = z.object({
    stats: z.object({
        expected: z.number(),
        unexpected: z.number(),
        flaky: z.number(),
        skipped: z.number()
    }),
    suites: z.array(Suite)
})

/** What failed and the beginning of why, on one line: the last lines of a run are the ones that are kept. */
const failure = (what: string, why = ''): string => {
    const words = stripVTControlCharacters(why).split(/\s+/).join(' ')
    return `${what} | ${words.slice(0, 400)}`
}

/** The counts of jest's own report. */
export const countOfJest = (report: unknown): Count => {
    const run = JestReport.parse(report)
    const failures = run.testResults.flatMap(({name, status, assertionResults}) => {
        const tests = assertionResults.filter((test) => test.status === 'failed')
        const file = relative(process.cwd(), name)
        const names = tests.map(({fullName, failureMessages}) =>
            failure(`${file}: ${fullName}`, failureMessages[0])
        )
        return status === 'failed' && names.length === 0 ? [`${file}: did not run`] : names
    })
    return {
        passed: run.numPassedTests,
        failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
        skipped: run.numPendingTests,
        failures
    }
}

const failedIn = ({specs, suites = []}: z.output<typeof Suite>): string[] => [
    ...specs
        .filter(({ok}) => !ok)
        .flatMap(({file, title, tests}) =>
            tests.map(({projectName, results}) =>
                failure(`${file} (${projectName}): ${title}`, results[0]?.error?.message)
            )
        ),
    ...suites.flatMap(failedIn)
]

/** The counts of Playwright's report. */
export const countOfPlaywright = (report: unknown): Count => {
    const {stats, suites} = PlaywrightReport.parse(report)
    return {
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
        failures: suites.flatMap(failedIn)
    }
}
