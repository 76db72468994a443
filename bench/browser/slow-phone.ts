import {existsSync} from 'node:fs'
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test'

/** Lighthouse's mobile network: slow 4G with its request latency, bytes per second. */
const SLOW_4G = {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8
}
const TIMES_SLOWER = 4

const PHONE = {
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true
}

export type SlowPhone = {page: Page; devtools: CDPSession}

/** The browser of the system, or the one that CHROMIUM_PATH names. */
export const launchChromium = (): Promise<Browser> => {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
    if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}`)
    return chromium.launch({
        executablePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
    })
}

/** A page on a phone four times slower than this machine, on slow 4G, with an empty cache. */
export const openSlowPhone = async (browser: Browser): Promise<SlowPhone> => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: TIMES_SLOWER})
    return {page, devtools}
}
