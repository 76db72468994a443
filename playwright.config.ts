import {defineConfig, devices} from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 5390)
const sandboxPort = port + 1
const origin = `http://localhost:${port}`

const {defaultBrowserType: _, ...phone} = devices['Pixel 7']

/** Journeys through the production build and a sandbox of its own, as `npm start` runs them. */
export default defineConfig({
    testDir: 'tests/e2e',
    testMatch: '**/*.spec.ts',
    // One at a time: a fault in the sandbox befalls whoever is in the shop.
    workers: 1,
    retries: 0,
    forbidOnly: true,
    timeout: 60_000,
    reporter: [['list'], ['json', {outputFile: 'test-results/report.json'}]],
    use: {
        baseURL: origin,
        locale: 'en-US',
        timezoneId: 'America/Los_Angeles',
        trace: 'retain-on-failure',
        launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
            args: [
                '--no-sandbox',
                '--disable-gpu',
                '--disable-quic',
                '--disable-background-networking'
            ]
        }
    },
    projects: [
        {name: 'desktop', use: {viewport: {width: 1280, height: 900}}},
        {name: 'phone', use: {...phone, viewport: {width: 390, height: 844}}}
    ],
    webServer: {
        command: 'npm start',
        url: `${origin}/healthz`,
        timeout: 300_000,
        // While writing journeys: start the shop once on these ports, run many times.
        reuseExistingServer: !process.env.CI,
        gracefulShutdown: {signal: 'SIGTERM', timeout: 10_000},
        env: {
            PORT: String(port),
            SANDBOX_PORT: String(sandboxPort),
            SANDBOX_CONTROL: '1',
            SANDBOX_DATA: '.sandbox/e2e',
            // Where the sandbox's search leads from the shop.
            REDIRECT_HOSTS: 'careers.homeward.example',
            // A busy machine is no slow platform. What the usual deadlines do is proved on a clock of its own (tests/ssr).
            PAGE_DEADLINE_MS: '8000',
            THIRD_PARTY_DEADLINE_MS: '2500',
            UPSTREAM_DEADLINE_MS: '10000'
        }
    }
})
