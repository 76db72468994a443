const sources = ['chosen', 'auto', 'geo', 'ip'] as const

/** Who gave the place: the shopper, auto-assign, the device, or the client's address. */
export type StoreSource = (typeof sources)[number]

/** The place that prices are for; a zip whose area has no store is a choice without store. */
export type StoreChoice = {storeId?: string; zip: string; source: StoreSource}

const COOKIE = /^([A-Za-z0-9_-]{0,32})\.(\d{5})\.([a-z]{2,6})$/

/** The choice in a store cookie, `id.zip.source`; null for anything that is not exactly one (D-02). */
export const parseStoreChoice = (cookie: string | undefined): StoreChoice | null => {
    const [, storeId = '', zip = '', word] = COOKIE.exec(cookie ?? '') ?? []
    const source = sources.find((known) => known === word)
    if (!source) return null
    return storeId === '' ? {zip, source} : {storeId, zip, source}
}

/** A choice as the store cookie holds it; `parseStoreChoice` reads it back. */
export const formatStoreChoice = ({storeId = '', zip, source}: StoreChoice): string =>
    `${storeId}.${zip}.${source}`

/** The one cookie that a public page depends on (D-02). Written by the browser, or by the server where there is no script. */
export const storeCookie = {name: 'store', path: '/', days: 180, sameSite: 'Lax'} as const

/** The whole Set-Cookie, for the server and for `document.cookie` alike. */
export const storeCookieText = (choice: StoreChoice, secure: boolean): string =>
    [
        `${storeCookie.name}=${formatStoreChoice(choice)}`,
        `Path=${storeCookie.path}`,
        `Max-Age=${storeCookie.days * 24 * 60 * 60}`,
        `SameSite=${storeCookie.sameSite}`,
        ...(secure ? ['Secure'] : [])
    ].join('; ')

/** What the header's store link says: the store that prices are for [SHELL-001] [SHELL-002] [SHELL-003]. */
export type StoreLink =
    | {kind: 'my-store'; address: string}
    | {kind: 'pricing-for'; zip: string}
    | {kind: 'find-your-store'}

/** The address is the chosen store's; without it, as while it loads, the zip is all that is known. */
export const storeLink = (choice: StoreChoice | null, address?: string): StoreLink => {
    if (!choice) return {kind: 'find-your-store'}
    if (choice.storeId && address) return {kind: 'my-store', address}
    return {kind: 'pricing-for', zip: choice.zip}
}

/** What is known when a store is looked for. */
export type StoreFacts = {
    choice: StoreChoice | null
    autoAssignEnabled: boolean
    /** The nearest store that may be chosen, when a place is known. */
    nearestStoreId?: string | undefined
}

/**
 * The shopper's store: the one that was chosen, else the nearest when stores are assigned by themselves, else none
 * [STORE-055] (G-50). A renter's own is chosen for them once they have signed in (D-18).
 */
export const assignStore = ({
    choice,
    autoAssignEnabled,
    nearestStoreId
}: StoreFacts): string | undefined =>
    choice?.storeId ?? (autoAssignEnabled ? nearestStoreId : undefined)

/** Who wants another store than the one they have, if they have one. */
export type StoreHolder = {
    storeId?: string | undefined
    registered: boolean
    foundByIdentityProvider: boolean
}

/** Whether a shopper keeps the store they have: it came with their sign-in [STORE-053] [STORE-054] (G-50). */
export const isStoreLocked = ({
    storeId,
    registered,
    foundByIdentityProvider
}: StoreHolder): boolean => registered && foundByIdentityProvider && storeId !== undefined
