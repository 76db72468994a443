/** What is changed, by part; jest.mutants.config.js says which tests may notice. */
const parts = {
    domain: ['app/domain/**/*.ts'],
    money: ['app/commerce/{outcome,answer,fault}.ts', 'app/commerce/payments/**/*.ts'],
    session: ['app/commerce/{basket,shopper}/**/*.{ts,tsx}'],
    server: ['server/**/*.ts']
}

/**
 * Mutation testing: `MUTANTS=money npx stryker run`, or of one file: `npx stryker run --mutate app/domain/prices/money.ts`. Takes
 * from minutes for a file to hours for a part; the report is reports/mutation/mutation.html.
 */
export default {
    testRunner: 'jest',
    jest: {configFile: 'jest.mutants.config.js', enableFindRelatedTests: false},
    coverageAnalysis: 'perTest',
    mutate: [...parts[process.env.MUTANTS ?? 'domain'], '!**/*.test.{ts,tsx}'],
    ignorePatterns: ['.sandbox', 'build', 'dist', 'test-results'],
    ignoreStatic: true,
    reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
    concurrency: 1,
    clearTextReporter: {logTests: false, reportTests: false},
    timeoutMS: 10_000
}
