import {existsSync, readFileSync} from 'node:fs'
import {z} from 'zod'
import {JEST_REPORT} from './steps'

type Count = {passed: number; failed: number}

const JestReport = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number()
})
const PlaywrightReport = z.object({
    stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()})
})

/** A missing report means that its tests did not finish. */
const read = (file: string, count: (report: unknown) => Count): Count => {
    if (existsSync(file)) return count(JSON.parse(readFileSync(file, 'utf8')))
    console.error(`${file} is missing`)
    return {passed: 0, failed: 1}
}

const jest = read(JEST_REPORT, (report) => {
    const {numPassedTests, numFailedTests, numRuntimeErrorTestSuites} = JestReport.parse(report)
    return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites}
})

const playwright = read('test-results/report.json', (report) => {
    const {expected, unexpected, flaky} = PlaywrightReport.parse(report).stats
    return {passed: expected, failed: unexpected + flaky}
})

const failed = jest.failed + playwright.failed
console.log(`${jest.passed + playwright.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
