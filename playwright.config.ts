import {defineConfig, devices} from '@playwright/test'
import {isManaged, servers, shopOrigin, shops} from './tests/e2e/support/shops'
import type {Shop} from './tests/e2e/support/test'

const {defaultBrowserType: _, ...phone} = devices['Pixel 7']
const onDesktop = {viewport: {width: 1280, height: 900}}
const onPhone = {...phone, viewport: {width: 390, height: 844}}

// The certificate of the shop on this machine is nobody's: calls of the journeys themselves take it, too.
if (isManaged) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

/** Journeys of one language each, which the project says. */
const ofOneLanguage = /(account|amount|identity|identity-frame|two-tabs|visits|wallet)\.spec\.ts$/

/** Journeys to which the size of the screen is nothing, or that set it themselves. */
const ofAnySize =
    /(first-screen|killed-start|odd-visitors|request-ids|served-head|ten-taps|visits-reported|zoom)\.spec\.ts$/

/** Journeys whose subject is what fails or is remembered behind the page: by day on the phone alone, where most shoppers are. */
const ofThePhone =
    /(approval-outcomes|code-ahead|platform-calls|sign-in-calls|without-storage|[a-z-]+-in-trouble|platform-trouble|slow-answers|slow-store-change)\.spec\.ts$/

/**
 * Every day each journey runs once in each language and once on each size: English on a desktop, Spanish on a phone.
 * At night each also runs in the other language on the same size (docs/contributing.md, The gate).
 */
const isNightly = process.env.NIGHTLY === '1'

/** What a project leaves out by day. A journey that loops over the languages has the tag of its own in its title. */
const byDay = (otherLanguage: RegExp) => (isNightly ? {} : {grepInvert: otherLanguage})

const inTheOtherLanguage = [
    {
        name: 'desktop in Spanish',
        testMatch: ofOneLanguage,
        use: {...onDesktop, shopLocale: 'es-US' as const}
    },
    {
        name: 'phone in English',
        testMatch: ofOneLanguage,
        use: {...onPhone, shopLocale: 'en-US' as const}
    }
]

/** One server, or the same build on another host (docs/contributing.md, The gate). */
const severalOr = servers > 1 ? 'npm run start:several-servers' : 'npm start'
const startCommand = isManaged ? 'npm run start:managed-runtime' : severalOr

/** Journeys through the production build, as `npm start` runs it: a storefront and a sandbox of its own for each worker. */
export default defineConfig<Shop>({
    testDir: 'tests/e2e',
    testMatch: '**/*.spec.ts',
    // One at a time in each shop: a fault in the sandbox befalls whoever is in it.
    workers: shops.length,
    retries: 0,
    forbidOnly: true,
    // What is waited for comes later on a busy machine: only a journey that fails takes this long.
    timeout: 180_000,
    expect: {timeout: 20_000},
    reporter: [['list'], ['json', {outputFile: 'test-results/report.json'}]],
    use: {
        // Each worker reads this file, and is shown which one it is.
        baseURL: shopOrigin(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
        ignoreHTTPSErrors: isManaged,
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
        // Recording takes a quarter of a journey's CPU time. What a failed page showed is in its error context anyway.
        trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
        launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: [
                '--no-sandbox',
                '--disable-gpu',
                '--disable-quic',
                ...(isManaged ? ['--ignore-certificate-errors'] : []),
                '--disable-background-networking'
            ]
        }
    },
    projects: [
        {
            name: 'desktop',
            testIgnore: isNightly ? [] : ofThePhone,
            use: {...onDesktop, shopLocale: 'en-US'},
            ...byDay(/@es-US/)
        },
        {
            name: 'phone',
            testIgnore: ofAnySize,
            use: {...onPhone, shopLocale: 'es-US'},
            ...byDay(/@en-US/)
        },
        ...(isNightly ? inTheOtherLanguage : [])
    ],
    webServer: shops.map(({port, sandboxPort, data}, index) => ({
        command: startCommand,
        url: `${shopOrigin(index)}/healthz`,
        ignoreHTTPSErrors: isManaged,
        timeout: 300_000,
        // While writing journeys: start the shop once on these ports, run many times.
        reuseExistingServer: !process.env.CI,
        gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 10_000},
        env: {
            PORT: String(port),
            STOREFRONT_SERVERS: String(servers),
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_CONTROL: '1',
            SANDBOX_DATA: data,
            // Each journey says its own address (tests/e2e/support/test.ts).
            TRUSTED_PROXIES: '1',
            // A busy machine is no slow platform. What the usual deadlines do is proved on a clock of its own (tests/ssr).
            PAGE_DEADLINE_MS: '8000',
            THIRD_PARTY_DEADLINE_MS: '2500',
            UPSTREAM_DEADLINE_MS: '10000'
        }
    }))
})
