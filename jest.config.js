const {createRequire} = require('node:module')
const kit = require('@salesforce/pwa-kit-dev/configs/jest/jest.config')

// The kit's own transform (babel with our presets) and file stubs; the rest is ours.
// overrides/app comes before app, as in webpack and TypeScript (docs/decisions/0002).
const shared = {
    transform: kit.transform,
    // Published as ES modules alone, which jest neither finds nor reads by itself.
    transformIgnorePatterns: ['/node_modules/(?!@salesforce/storefront-next-runtime/dist/)'],
    globals: kit.globals,
    moduleNameMapper: {
        ...kit.moduleNameMapper,
        '^@salesforce/storefront-next-runtime/design/react/core$':
            '<rootDir>/node_modules/@salesforce/storefront-next-runtime/dist/design-react-core.js',
        '^@salesforce/storefront-next-runtime/design/messaging$':
            '<rootDir>/node_modules/@salesforce/storefront-next-runtime/dist/design-messaging.js',
        '^@app/(.*)$': ['<rootDir>/overrides/app/$1', '<rootDir>/app/$1'],
        '^@contract/(.*)$': '<rootDir>/contract/$1',
        '^@sandbox/(.*)$': '<rootDir>/sandbox/$1'
    },
    testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/build/',
        '<rootDir>/sandbox/',
        '<rootDir>/tests/e2e/'
    ],
    modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.sandbox']
}

const page = {
    ...shared,
    displayName: 'page',
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: ['<rootDir>/**/*.test.tsx'],
    moduleNameMapper: {
        ...shared.moduleNameMapper,
        // The file that the SDK's own package names for browsers (its field `browser`), which jest does not read.
        '^node-fetch$': createRequire(require.resolve('commerce-sdk-isomorphic')).resolve(
            'node-fetch/browser.js'
        )
    },
    setupFiles: ['<rootDir>/tests/setup-scheduler.ts'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup-page.ts']
}

module.exports = {
    // A busy machine is no failure: no test here measures time.
    testTimeout: 120_000,
    // All cores: left to itself, jest keeps one back, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
        {
            ...shared,
            displayName: 'node',
            testEnvironment: 'node',
            testMatch: ['<rootDir>/**/*.test.ts']
        },
        page,
        // A package with a configuration of its own.
        '<rootDir>/sandbox/jest.config.js'
    ]
}
