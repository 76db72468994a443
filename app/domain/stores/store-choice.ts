const sources = ['chosen', 'own', 'auto', 'geo', 'ip'] as const

/**
 * Where the store choice came from: the shopper, the renter's account, auto-assign, the device's position, or the
 * client's address.
 */
export type StoreSource = (typeof sources)[number]

/** The place that prices are for; if the area of a zip has no store, the choice has none either. */
export type StoreChoice = {storeId?: string; zip: string; source: StoreSource}

const COOKIE = /^([A-Za-z0-9_-]{0,32})\.(\d{5})\.([a-z]{2,6})$/

/** The choice in a store cookie, `id.zip.source`; null for anything else (D-02). */
export const parseStoreChoice = (cookie: string | undefined): StoreChoice | null => {
    const [, storeId = '', zip = '', word] = COOKIE.exec(cookie ?? '') ?? []
    const source = sources.find((known) => known === word)
    if (!source) return null
    return storeId === '' ? {zip, source} : {storeId, zip, source}
}

/** A choice as the store cookie's value; `parseStoreChoice` reads it. */
export const formatStoreChoice = ({storeId = '', zip, source}: StoreChoice): string =>
    `${storeId}.${zip}.${source}`

/** The only cookie that a public page depends on (D-02). Written by the browser, or by the server if there is no script. */
export const storeCookie = {name: 'store', path: '/', days: 180, sameSite: 'lax'} as const

/** What the header's store link shows: the store that prices are for [SHELL-001] [SHELL-002] [SHELL-003]. */
export type StoreLink =
    | {kind: 'my-store'; address: string}
    | {kind: 'pricing-for'; zip: string}
    | {kind: 'find-your-store'}

/** Without the store's address, as while it is loading, the link shows the zip. */
export const storeLink = (choice: StoreChoice | null, address?: string): StoreLink => {
    if (!choice) return {kind: 'find-your-store'}
    if (choice.storeId && address) return {kind: 'my-store', address}
    return {kind: 'pricing-for', zip: choice.zip}
}

/** The facts that decide a shopper's store. */
export type StoreFacts = {
    choice: StoreChoice | null
    autoAssignEnabled: boolean
    /** The nearest store that can be chosen, if a place is known. */
    nearestStoreId?: string | undefined
}

/**
 * The shopper's store: the chosen one, else the nearest if stores are auto-assigned, else none [STORE-055] (G-50). A
 * renter's own store is chosen for them after sign-in (D-18).
 */
export const assignStore = ({
    choice,
    autoAssignEnabled,
    nearestStoreId
}: StoreFacts): string | undefined =>
    choice?.storeId ?? (autoAssignEnabled ? nearestStoreId : undefined)

/** The shopper who wants to change their store. */
export type StoreHolder = {
    storeId?: string | undefined
    registered: boolean
    foundByIdentityProvider: boolean
}

/** Whether a shopper may not change their store: it came with their account [STORE-053] [STORE-054] (G-50). */
export const isStoreLocked = ({
    storeId,
    registered,
    foundByIdentityProvider
}: StoreHolder): boolean => registered && foundByIdentityProvider && storeId !== undefined

/** The facts that decide whether a renter has still to be brought to the store of their account. */
export type OwnStoreFacts = {
    /** It has been done since they signed in. */
    isDone: boolean
    foundByIdentityProvider: boolean
    choice: StoreChoice | null
}

/**
 * Whether a renter has still to be brought to the store of their account: once after each sign-in, and whenever a
 * customer who may not change their store sees another one (G-50) (D-18, D-54).
 */
export const isOwnStoreDue = ({isDone, foundByIdentityProvider, choice}: OwnStoreFacts): boolean =>
    !isDone || (foundByIdentityProvider && choice?.source !== 'own')

/**
 * Whether the shop may say that the store on the page came with the account: not to a renter who sees another store
 * than the one of their record (D-54).
 */
export const comesWithAccount = (
    choice: StoreChoice | null,
    {rentalId}: {rentalId?: string | undefined}
): boolean => choice?.source === 'own' || rentalId === undefined
