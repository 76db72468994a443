const {
    projects: [node]
} = require('./jest.config')

/**
 * The suites that attack the shop, in the built one: in the setting that SHOP_SETTING names (docs/contributing.md, The
 * gate). `npm test` runs the same ones in the process of the test.
 */
module.exports = {
    ...node,
    displayName: process.env.SHOP_SETTING,
    // A busy machine is no failure: no test here measures time.
    testTimeout: 120_000,
    // Each suite starts a shop of its own.
    maxWorkers: 1,
    testMatch: [
        'bff/call-attacks',
        'proxy/attacks',
        'proxy/personal-logs',
        'proxy/rule-attacks',
        'proxy/somebody-elses',
        'proxy/whole-server',
        'session/sentinels'
    ].map((suite) => `<rootDir>/server/${suite}.test.ts`)
}
