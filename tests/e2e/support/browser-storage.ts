import type {Page} from '@playwright/test'

/** Everything that a browser stores or shows, the service worker's caches too, as one text. */
export const storedBy = async (page: Page): Promise<string> => {
    const stored = await page.evaluate(async () => {
        const texts = [document.cookie, document.referrer, location.href]
        for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const request of await cache.keys()) {
                const answer = await cache.match(request)
                const isText = /json|html/.test(answer?.headers.get('content-type') ?? '')
                texts.push(request.url, isText ? ((await answer?.text()) ?? '') : '')
            }
        }
        return JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, texts])
    })
    return stored + (await page.content())
}
