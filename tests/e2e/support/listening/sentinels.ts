import {type BrowserContext, expect, type Page, type Request} from '@playwright/test'

/** Values of a person, each marked so that it stands for nothing else in the shop. */
export const marked = {
    'first name': /\bNova\b/i,
    'last name': /\b(Rivera|Hale)\b/i,
    'e-mail address': /@|%40/,
    'phone number': /\b310\D{0,2}\d{3}\D?\d{4}\b/,
    'social security number': /\b512\D?43\D?88\d\d\b/,
    'birth date': /1988-02-29|0?2\/29\/1988/,
    'street and city': /Main St|Beverly/i,
    'name of a landlord or reference': /Landlord|Friend [12]/i,
    'card number': /\b4111\D?1111|1111\b/,
    'bank account': /\b(021000021|77665544)\b/,
    income: /\b(300|2000)(\.00)?\b/,
    password: /Quiet-Harbor/,
    'order number': /HW\d{8}/,
    'payment reference': /HWP\d/
} satisfies Record<string, RegExp>

/** A body or address that listeners of ours get, or a request that a script of others' makes or causes. */
const isForListeners = (request: Request, origin: string): boolean => {
    const {origin: to, pathname} = new URL(request.url())
    if (to === origin) return /^\/api\/(log|visitor\/)/.test(pathname)
    return request.resourceType() === 'script'
}

/** Writes down what a browser sends to listeners: addresses with their referrers, and bodies. */
export const listenToListeners = (context: BrowserContext, origin: string): string[] => {
    const heard: string[] = []
    context.on('request', (request) => {
        if (!isForListeners(request, origin)) return
        const {referer = ''} = request.headers()
        const isOurs = request.url().startsWith(origin)
        heard.push(request.url(), isOurs ? '' : referer, request.postData() ?? '')
    })
    return heard
}

/** What listeners have stored in the browser, by the names that they use. */
export const storedByListeners = async (page: Page): Promise<string> => {
    const cookies = await page.context().cookies()
    const own = cookies.filter(({name}) => /^(visitorId|categoriesViewed|dw_dnt)$/.test(name))
    const texts = await page.evaluate(() => localStorage.getItem('recommendationSource'))
    return JSON.stringify([own.map(({name, value}) => [name, decodeURIComponent(value)]), texts])
}

/** Checks that nothing of a person, nor any of the given words, is in what was reported to listeners. */
export const expectNothingPersonal = (
    reported: readonly string[],
    secrets: Readonly<Record<string, string>> = {}
): void => {
    const all = reported.join('\n')
    expect(all.length, 'something was reported').toBeGreaterThan(500)
    const found = Object.entries(marked).filter(([, value]) => value.test(all))
    expect(
        found.map(([what, value]) => `${what}: ${value.exec(all)?.[0] ?? ''}`),
        'nothing personal is reported'
    ).toEqual([])
    for (const [what, secret] of Object.entries(secrets)) {
        expect(secret.length, what).toBeGreaterThan(4)
        expect(all.includes(secret), `${what} is reported`).toBe(false)
    }
}
