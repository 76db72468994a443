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
