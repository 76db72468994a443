const kit = require('@salesforce/pwa-kit-dev/configs/jest/jest.config')

// The kit's own transform (babel with our presets) and file stubs; the rest is ours.
// overrides/app comes before app, as in webpack and TypeScript (docs/decisions/0002).
const shared = {
    transform: kit.transform,
    globals: kit.globals,
    moduleNameMapper: {
        ...kit.moduleNameMapper,
        '^@app/(.*)$': ['<rootDir>/overrides/app/$1', '<rootDir>/app/$1'],
        '^@contract/(.*)$': '<rootDir>/contract/$1',
        '^@sandbox/(.*)$': '<rootDir>/sandbox/$1'
    },
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/build/', '<rootDir>/tests/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/.sandbox']
}

const browserModules = {
    ...shared.moduleNameMapper,
    // The SDK takes this where it finds Node; in a browser it calls the page's own fetch.
    '^node-fetch$': '<rootDir>/tests/support/browser-fetch.js'
}

const page = {
    ...shared,
    displayName: 'page',
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: ['<rootDir>/**/*.test.tsx'],
    moduleNameMapper: {
        ...browserModules,
        // As in browsers (webpack.config.js).
        '^react-hook-form$': '<rootDir>/app/lib/replacements/hook-form.tsx'
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
        {
            ...page,
            // The form parts with the library that the stand-in replaces: both have to do the same.
            displayName: 'form library',
            testMatch: ['<rootDir>/app/ui/form/*.test.tsx'],
            moduleNameMapper: browserModules
        }
    ]
}
