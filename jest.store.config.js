const {
    projects: [node]
} = require('./jest.config')

/** Tests before a real Valkey or Redis, which the machine must have (docs/contributing.md): `npm run test:store`. */
module.exports = {
    ...node,
    displayName: 'store',
    // A busy machine is no failure: no test here measures time.
    testTimeout: 120_000,
    testMatch: ['<rootDir>/tests/shared-store/*.store.ts']
}
