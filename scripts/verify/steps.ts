export type Step = {
    name: string
    /** What to do when it fails. */
    proves: string
    command: string[]
    /** Steps of one stage run beside each other; a stage begins when the one before it has ended. */
    stage: 'prepare' | 'check' | 'run' | 'night'
    environment?: NodeJS.ProcessEnv
}

const tsx = (script: string, ...rest: string[]) => [
    'node_modules/.bin/tsx',
    `scripts/${script}`,
    ...rest
]

/** Where jest leaves its counts for .ci/run; node_modules is the one folder that always exists and is never committed. */
export const JEST_REPORT = 'node_modules/.jest-report.json'

/** All of jest under another release of Node than the machine's, from npm's package `node`. */
const testsOnNode = (release: string): Step => ({
    name: `node-${release}`,
    proves: `every test passes on Node ${release}, too`,
    command: [
        'npm',
        'exec',
        '--yes',
        `--package=node@${release}`,
        '--',
        'node',
        'node_modules/jest/bin/jest.js'
    ],
    stage: 'night'
})

/** The gate, and what runs only at night. Within a stage the longest comes first. */
export const STEPS: readonly Step[] = [
    {
        name: 'generated',
        proves: 'styles and messages compile; the other steps read what is written here',
        command: ['npm', 'run', '-s', 'generated'],
        stage: 'prepare'
    },
    {name: 'build', proves: 'it builds', command: ['npm', 'run', '-s', 'build'], stage: 'check'},
    {
        name: 'lint',
        proves: 'layers, sizes, names, accessibility, promises, honest tests',
        command: ['npx', 'eslint', '.', '--max-warnings', '0'],
        stage: 'check'
    },
    {
        name: 'unused',
        proves: 'no file, export or package that nothing uses, or only tests',
        command: ['npm', 'run', '-s', 'unused'],
        stage: 'check'
    },
    {
        name: 'format',
        proves: 'every file is as prettier writes it (npm run format)',
        command: ['npm', 'run', '-s', 'format:check'],
        stage: 'check'
    },
    {
        name: 'types',
        proves: 'the compiler agrees, in its strictest mode',
        command: ['npm', 'run', '-s', 'typecheck'],
        stage: 'check'
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
        ],
        stage: 'check'
    },
    {
        name: 'messages',
        proves: 'every text is used, unique, and stands in both languages',
        command: tsx('messages/check-messages.ts'),
        stage: 'check'
    },
    {
        name: 'packages',
        proves: 'licences that were agreed to, and no severe advisory that is known',
        command: tsx('verify/check-dependencies.ts'),
        stage: 'check'
    },
    {
        name: 'tests',
        proves: 'rules, pages, endpoints and every route behave',
        command: ['npm', 'test'],
        stage: 'run'
    },
    {
        name: 'budgets',
        proves: 'the built pages are as light as promised',
        command: tsx('weight/check-budgets.ts'),
        stage: 'run'
    },
    {
        name: 'journeys',
        proves: 'every journey passes, in both languages on both sizes',
        command: ['npm', 'run', 'test:e2e'],
        stage: 'night',
        environment: {NIGHTLY: '1'}
    },
    testsOnNode('22'),
    testsOnNode('24'),
    {
        name: 'models',
        proves: 'random walks through the session and the checkout, four times as many as by day; each drawn room',
        command: ['npx', 'jest', 'session-model', 'random-walks', 'checkout-steps', 'draw-picture'],
        stage: 'night',
        environment: {NIGHTLY: '1'}
    },
    {
        name: 'store',
        proves: 'several servers count and know once, with a real Valkey or Redis that fails',
        command: ['npm', 'run', '-s', 'test:store'],
        stage: 'night'
    },
    {
        name: 'settings',
        proves: 'journeys and attacks end alike on one server, on two with a store, and as a function',
        command: ['npm', 'run', '-s', 'test:settings'],
        stage: 'night'
    },
    {
        name: 'alerts',
        proves: 'each alert fires when it must and is quiet when it must, with Prometheus’ own tool',
        command: ['npm', 'run', '-s', 'test:alerts'],
        stage: 'night'
    },
    {
        name: 'kills',
        proves: 'the sandbox loses nothing when it is killed 200 times while it writes',
        command: ['npm', 'run', '-s', 'kill', '--prefix', 'sandbox'],
        stage: 'night'
    },
    {
        name: 'dev',
        proves: 'the development server shows a page and leaves nothing behind',
        command: tsx('verify/check-development.ts'),
        stage: 'night'
    }
]
