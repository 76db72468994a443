import {existsSync, readFileSync} from 'node:fs'
import {type Count, countOfJest, countOfPlaywright} from './read-reports'
import {JEST_REPORT} from './steps'

/** A missing report means that its tests did not finish. */
const read = (file: string, count: (report: unknown) => Count): Count => {
    if (existsSync(file)) return count(JSON.parse(readFileSync(file, 'utf8')))
    return {passed: 0, failed: 1, skipped: 0, failures: [`${file} is missing`]}
}

const jest = read(JEST_REPORT, countOfJest)
const playwright = read('test-results/report.json', countOfPlaywright)

for (const line of [...jest.failures, ...playwright.failures]) console.log(`failed: ${line}`)
const failed = jest.failed + playwright.failed
console.log(`${jest.passed + playwright.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
