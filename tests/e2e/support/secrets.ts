import {expect, type Page} from '@playwright/test'
import {storedBy} from './browser-storage'

/** The calls that carry number or birth date; no other may (D-26). */
const CARRIERS = [
    ['PATCH', /\/baskets\/[^/]+$/],
    ['POST', /\/(payfone|verifyidentity)$/]
] as const

const isCarrier = (method: string, url: string): boolean =>
    CARRIERS.some(([known, path]) => method === known && path.test(new URL(url).pathname))

/** Records everything that a page sends and gets: addresses, referrers, bodies, responses and console messages. */
export const listenForSecrets = (page: Page): string[] => {
    const heard: string[] = []
    page.on('request', (request) => {
        const {referer = ''} = request.headers()
        const isOwn = isCarrier(request.method(), request.url())
        heard.push(request.url(), referer, isOwn ? '' : (request.postData() ?? ''))
    })
    page.on('response', (response) => {
        if (!/json|html/.test(response.headers()['content-type'] ?? '')) return
        void response.text().then(
            (text) => heard.push(text),
            () => undefined
        )
    })
    page.on('console', (message) => heard.push(message.text()))
    return heard
}

/**
 * Checks that an identity number and a birth date cannot be found anywhere, whatever was typed meanwhile (D-26) [G-26].
 */
export const expectNoSecrets = async (page: Page, heard: readonly string[]): Promise<void> => {
    const found = [await storedBy(page), ...heard].join('\n')
    expect(found).not.toMatch(/\b(512-43-886\d|51243886\d|900-70-1234|900701234)\b/)
    expect(found).not.toMatch(/1988-02-29|0?2\/29\/1988/)
}
