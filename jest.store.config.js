const {
    projects: [node]
} = require('./jest.config')

/** Tests before a real Valkey or Redis, which the machine must have (docs/contributing.md): `npm run test:store`. */
module.exports = {
    ...node,
    displayName: 'store',
    testMatch: ['<rootDir>/tests/shared-store/*.store.ts']
}
