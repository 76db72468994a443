import {spawn} from 'node:child_process'
import {existsSync, readFileSync, rmSync} from 'node:fs'
import {type Count, countOfJest, countOfPlaywright} from '../verify/read-reports'
import {journeysOfSettings, type Setting, settings} from './setting'

/**
 * The attack suites and the journeys from the home page to the confirmation and through the account's payments, in each
 * setting in turn: `npm run test:settings`, and `-- managed-runtime` for one of them, `-- --attacks` without the journeys.
 * It needs the build of `npm run build`, and ends with the counts.
 */
const asHost: Record<Setting, NodeJS.ProcessEnv> = {
    'one-server': {},
    'several-servers': {E2E_SERVERS: '2'},
    'managed-runtime': {E2E_HOST: 'managed-runtime'}
}

const attacksReport = 'node_modules/.settings-report.json'
const journeysReport = 'test-results/report.json'

/** A run that left no report has failed. */
const noReport: Count = {passed: 0, failed: 1, skipped: 0, failures: ['It left no report.']}

type Part = {
    command: readonly string[]
    environment: NodeJS.ProcessEnv
    report: string
    count: (report: unknown) => Count
}

/** Runs one part to its end, and reads what it has reported. */
const run = ({command: [program = '', ...args], environment, report, count}: Part) =>
    new Promise<Count>((resolve, reject) => {
        rmSync(report, {force: true})
        const child = spawn(program, args, {
            env: {...process.env, ...environment},
            stdio: 'inherit'
        })
        child.once('error', reject)
        child.once('exit', () => {
            const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
            resolve(text === undefined ? noReport : count(JSON.parse(text)))
        })
    })

const attacks = (setting: Setting): Part => ({
    command: [
        'npx',
        'jest',
        '--config',
        'jest.settings.config.js',
        '--json',
        `--outputFile=${attacksReport}`
    ],
    environment: {
        SHOP_SETTING: setting,
        // The certificate of a shop on this machine is nobody's.
        ...(setting === 'managed-runtime' ? {NODE_TLS_REJECT_UNAUTHORIZED: '0'} : {})
    },
    report: attacksReport,
    count: countOfJest
})

const journeys = (setting: Setting): Part => ({
    command: ['npx', 'playwright', 'test', ...journeysOfSettings],
    // Never in a shop that happens to run.
    environment: {CI: '1', ...asHost[setting]},
    report: journeysReport,
    count: countOfPlaywright
})

const row = (name: string, {passed, failed, skipped}: Count): string =>
    `${name.padEnd(28)} ${passed} passed, ${failed} failed, ${skipped} skipped`

const main = async (args: readonly string[]): Promise<void> => {
    const chosen = settings.filter((setting) => args.includes(setting))
    const parts = {attacks, ...(args.includes('--attacks') ? {} : {journeys})}
    const counts: [string, Count][] = []
    for (const setting of chosen.length > 0 ? chosen : settings)
        for (const [name, part] of Object.entries(parts))
            counts.push([`${setting}, ${name}`, await run(part(setting))])

    console.log('')
    for (const [name, {failures}] of counts)
        for (const line of failures) console.log(`failed: ${name}: ${line}`)
    for (const [name, count] of counts) console.log(row(name, count))
    // The same tests in each setting: none is left out.
    if (counts.some(([, {failed, skipped}]) => failed + skipped > 0)) process.exitCode = 1
}

void main(process.argv.slice(2))
