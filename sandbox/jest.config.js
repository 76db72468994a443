// Types are erased, not checked (npm run typecheck).
module.exports = {
    displayName: 'sandbox',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts'],
    modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.sandbox']
}
