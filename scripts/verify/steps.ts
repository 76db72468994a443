export type Step = {
    name: string
    /** What to do when it fails. */
    proves: string
    command: string[]
}

const tsx = (script: string, ...rest: string[]) => [
    'node_modules/.bin/tsx',
    `scripts/${script}`,
    ...rest
]

/** Where jest leaves its counts for .ci/run; node_modules is the one folder that always exists and is never committed. */
export const JEST_REPORT = 'node_modules/.jest-report.json'

/** The gate, cheapest first. */
export const STEPS: readonly Step[] = [
    {
        name: 'format',
        proves: 'every file is as prettier writes it (npm run format)',
        command: ['npm', 'run', '-s', 'format:check']
    },
    {
        name: 'types',
        proves: 'the compiler agrees, in its strictest mode',
        command: ['npm', 'run', '-s', 'typecheck']
    },
    {
        name: 'messages',
        proves: 'every text is used, unique, and stands in both languages',
        command: tsx('messages/check-messages.ts')
    },
    {
        name: 'lint',
        proves: 'layers, sizes, names, accessibility, promises, honest tests',
        command: ['npx', 'eslint', '.', '--max-warnings', '0']
    },
    {
        name: 'cycles',
        proves: 'no file imports itself by way of others',
        command: [
            'npx',
            'depcruise',
            '--config',
            'scripts/verify/cycles.cjs',
            'app',
            'sandbox',
            'server'
        ]
    },
    {
        name: 'unused',
        proves: 'no file, export or package that nothing uses, or only tests',
        command: ['npm', 'run', '-s', 'unused']
    },
    {
        name: 'packages',
        proves: 'licences that were agreed to, and no severe advisory that is known',
        command: tsx('verify/check-dependencies.ts')
    },
    {
        name: 'tests',
        proves: 'rules, pages, endpoints and every route behave',
        command: ['npm', 'test']
    },
    {
        name: 'dev',
        proves: 'the development server shows a page and leaves nothing behind',
        command: tsx('verify/check-development.ts')
    },
    {name: 'build', proves: 'it builds', command: ['npm', 'run', '-s', 'build']},
    {
        name: 'budgets',
        proves: 'the built pages are as light as promised',
        command: tsx('weight/check-budgets.ts')
    }
]
