import {existsSync, readFileSync} from 'node:fs'
import {relative} from 'node:path'
import {stripVTControlCharacters} from 'node:util'
import {z} from 'zod'
import {JEST_REPORT} from './steps'

type Count = {passed: number; failed: number; failures: string[]}

const JestReport = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
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
    stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
    suites: z.array(Suite)
})

/** What failed and the beginning of why, on one line: the last lines of a run are the ones that are kept. */
const failure = (what: string, why = ''): string => {
    const words = stripVTControlCharacters(why).split(/\s+/).join(' ')
    return `${what} | ${words.slice(0, 400)}`
}

/** A missing report means that its tests did not finish. */
const read = (file: string, count: (report: unknown) => Count): Count => {
    if (existsSync(file)) return count(JSON.parse(readFileSync(file, 'utf8')))
    return {passed: 0, failed: 1, failures: [`${file} is missing`]}
}

const jest = read(JEST_REPORT, (report) => {
    const run = JestReport.parse(report)
    const failures = run.testResults.flatMap(({name, status, assertionResults}) => {
        const tests = assertionResults.filter((test) => test.status === 'failed')
        const file = relative(process.cwd(), name)
        const names = tests.map(({fullName, failureMessages}) =>
            failure(`${file}: ${fullName}`, failureMessages[0])
        )
        return status === 'failed' && names.length === 0 ? [`${file}: did not run`] : names
    })
    const failed = run.numFailedTests + run.numRuntimeErrorTestSuites
    return {passed: run.numPassedTests, failed, failures}
})

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

const playwright = read('test-results/report.json', (report) => {
    const {stats, suites} = PlaywrightReport.parse(report)
    const failures = suites.flatMap(failedIn)
    return {passed: stats.expected, failed: stats.unexpected + stats.flaky, failures}
})

for (const line of [...jest.failures, ...playwright.failures]) console.log(`failed: ${line}`)
const failed = jest.failed + playwright.failed
console.log(`${jest.passed + playwright.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
