import {defineConfig, devices} from '@playwright/test'
import {
    isCached,
    isManaged,
    patientDeadlines,
    previewKey,
    previewParent,
    sandboxOf,
    servers,
    shopOrigin,
    shops
} from './tests/e2e/support/shops'
import type {Shop} from './tests/e2e/support/test'

const {defaultBrowserType: _, ...phone} = devices['Pixel 7']
const onDesktop = {viewport: {width: 1280, height: 900}}

// The certificate of the shop on this machine is nobody's: calls of the journeys themselves take it, too.
if (isManaged) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'

/** Journeys of one language each, which the project says. */
const ofOneLanguage = /(account|amount|identity|identity-frame|two-tabs|visits|wallet)\.spec\.ts$/

/** Journeys to which the size of the screen is nothing, or that set it themselves. */
const ofAnySize =
    /(everything-on|first-screen|killed-start|odd-visitors|request-ids|served-head|slow-line|ten-taps|visits-reported|zoom)\.spec\.ts$/

/**
 * By day on the phone alone, where most shoppers are: journeys whose subject is what fails or is remembered behind the
 * page, and those whose forms and pages are the same on each size. From the home page to the confirmation, and what
 * shows products, runs on both.
 */
const ofThePhone = [
    /(approval-outcomes|changing-store|choice|code-ahead|offline|platform-calls|privacy-choices|safe-choosing|sign-in-calls|signed-out|third-parties|without-script|without-storage|[a-z-]+-in-trouble|platform-trouble|slow-answers|slow-store-change)\.spec\.ts$/,
    /(account|amount|application-walk|apply|identity|identity-frame|known-customer|page-reports|passwords|promo-code|rent|rent-at-store|signed-in-links|two-tabs|verification-steps|visits|wallet)\.spec\.ts$/
]

/** By day on the desktop alone, and so in English: an editor's pages, who work on one, and the library that every form uses. */
const ofTheDesktop = /\/(design-mode|editor|form-library|storefront-preview)\.spec\.ts$/

/**
 * Every day each other journey runs once in each language and once on each size: English on a desktop, Spanish on a phone.
 * At night each also runs in the other language on the same size (docs/contributing.md, The gate).
 */
const isNightly = process.env.NIGHTLY === '1'

/**
 * By day a point of the phone's layout is one of the screen, not seven: no journey by day looks at pictures, and each frame
 * is drawn by the processor. At night the phone has the points that it has.
 */
const points = isNightly ? {} : {deviceScaleFactor: 1}
const onPhone = {...phone, ...points, viewport: {width: 390, height: 844}}

/**
 * What a project leaves out by day, by tags in the titles: of a journey that loops over the languages the other one; `@phone`
 * is left to the phone, `@night` to the night.
 */
const byDay = (left: RegExp) => (isNightly ? {} : {grepInvert: left})

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

// Each worker reads this file, and is shown which one it is.
const baseURL = shopOrigin(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** One server, or the same build on another host (docs/contributing.md, The gate). */
const severalOr = servers > 1 ? 'npm run start:several-servers' : 'npm start'
const startCommand = isManaged ? 'npm run start:managed-runtime' : severalOr

/** Not on these hosts: the SDK trusts a parent without TLS only beside a shop without it, and nginx has no page for a frame. */
const inFrames = isManaged ? 'storefront-preview' : 'storefront-preview|design-mode'

/** Journeys through the production build, as `npm start` runs it: a storefront and a sandbox of its own for each worker. */
export default defineConfig<Shop>({
    testDir: 'tests/e2e',
    testMatch: isCached ? new RegExp(`^(?!.*(?:${inFrames})).*\\.spec\\.ts$`) : '**/*.spec.ts',
    // One at a time in each shop: a fault in the sandbox befalls whoever is in it.
    workers: shops.length,
    retries: 0,
    forbidOnly: true,
    // What is waited for comes later on a busy machine, up to five times: only a journey that fails takes this long.
    timeout: 900_000,
    expect: {timeout: 45_000},
    reporter: [['list'], ['json', {outputFile: 'test-results/report.json'}]],
    use: {
        baseURL,
        ignoreHTTPSErrors: isManaged,
        // A press on what never comes is named after a minute, not when the whole journey has run out of time.
        actionTimeout: 60_000,
        navigationTimeout: 120_000,
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
                // The parent of previews is the sandbox of the worker's shop.
                `--host-resolver-rules=MAP ${new URL(previewParent).host} ${new URL(sandboxOf(baseURL)).host}`,
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
            ...byDay(/@es-US|@phone|@night/)
        },
        {
            name: 'phone',
            testIgnore: isNightly ? ofAnySize : [ofAnySize, ofTheDesktop],
            use: {...onPhone, shopLocale: 'es-US'},
            ...byDay(/@en-US|@night/)
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
            // No journey looks at a piece, and drawing them takes half of the time.
            SANDBOX_PLAIN_PICTURES: '1',
            // Each journey says its own address (tests/e2e/support/test.ts).
            TRUSTED_PROXIES: '1',
            PREVIEW_ORIGINS: previewParent,
            PREVIEW_SECRET: previewKey,
            ...patientDeadlines
        }
    }))
})
