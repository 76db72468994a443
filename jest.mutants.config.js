const {
    projects: [node, page]
} = require('./jest.config')

/**
 * For mutation testing: which tests may notice a changed file. They stand beside it, so that a rule is held where it is
 * written and not by a page that happens to use it. MUTANTS names the part; stryker.config.mjs says what is changed.
 */
const parts = {
    domain: {...node, testMatch: ['<rootDir>/app/domain/**/*.test.ts']},
    money: {
        ...node,
        testMatch: ['<rootDir>/app/commerce/*.test.ts', '<rootDir>/app/commerce/payments/*.test.ts']
    },
    session: {
        ...page,
        testMatch: ['<rootDir>/app/commerce/{basket,shopper}/*.test.{ts,tsx}']
    },
    server: {...node, testMatch: ['<rootDir>/server/**/*.test.ts']}
}

module.exports = parts[process.env.MUTANTS ?? 'domain']
