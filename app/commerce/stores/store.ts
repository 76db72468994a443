import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {zipOfPostalCode} from '@app/domain/stores/store-address'
import {
    canChooseStore,
    mostStoresShown,
    storeSearchMiles,
    takesOrdersOnline
} from '@app/domain/stores/store-listing'
import {type Commerce, CommerceError} from '../client'
import {
    anyList,
    anyText,
    countedItems,
    listIfAny,
    readAnswer,
    readItems,
    unreadable
} from '../answer'
import {flag, number, record, text, type UnknownRecord} from '../json'
import type {Query} from '../query'

/** A store as the shop shows it. Distances in miles. */
export type Store = {
    id: string
    name: string
    address: string
    city: string
    state: string
    /** Only the part before a hyphen [STORE-066]. */
    postalCode: string
    phone: string | null
    latitude: number
    longitude: number
    distance: number | null
    /** The last day on which it sells online; missing for a store that is not closing. */
    onlineUntil?: CalendarDay
    hidden: boolean
    selectable: boolean
    timeZone: string | null
    zone: string | null
    tagline: string | null
    deliveryRadius: number | null
    /** What it gives for inviting a friend, in its own words; missing where it gives nothing (G-62). */
    referral?: {description: string; code: string | null}
    /** Ids of content of its own; missing where it has none [API-063]. */
    content?: {banner?: string; footer?: string; menuLinks?: string}
}

const referralOf = (store: UnknownRecord): Pick<Store, 'referral'> => {
    const description = text(store.c_rafPromoDescription)
    const isOffered =
        flag(store.c_isRAFPromoAvailable) === true && flag(store.c_isRAFPromoEligible) !== false
    if (!isOffered || description === undefined) return {}
    return {referral: {description, code: text(store.c_rafPromoCode) ?? null}}
}

const contentOf = (store: UnknownRecord): Pick<Store, 'content'> => {
    const [banner, footer, menuLinks] = [
        text(store.c_mainBannerPageId),
        text(store.c_footerPageId),
        text(store.c_menuLinksAssetId)
    ]
    if (banner === undefined && footer === undefined && menuLinks === undefined) return {}
    return {
        content: {
            ...(banner !== undefined && {banner}),
            ...(footer !== undefined && {footer}),
            ...(menuLinks !== undefined && {menuLinks})
        }
    }
}

/** A store of the platform as the shop shows it; undefined without an id or a position. */
export const toStore = (raw: unknown): Store | undefined => {
    const store = record(raw)
    const [id, latitude, longitude] = [
        text(store.id),
        number(store.latitude),
        number(store.longitude)
    ]
    if (id === undefined || latitude === undefined || longitude === undefined) return undefined
    const closes = text(store.c_storeEcommCloseDate)
    return {
        id,
        name: text(store.name) ?? '',
        address: text(store.address1) ?? '',
        city: text(store.city) ?? '',
        state: text(store.stateCode) ?? '',
        postalCode: zipOfPostalCode(text(store.postalCode) ?? ''),
        phone: text(store.phone) ?? null,
        latitude,
        longitude,
        distance: number(store.distance) ?? null,
        ...(closes !== undefined && {onlineUntil: closes}),
        hidden: flag(store.c_storeHide) ?? false,
        selectable: (flag(store.c_storeSelect) ?? true) && (flag(store.c_storeEnable) ?? true),
        timeZone: text(store.c_timeZone) ?? null,
        zone: text(store.c_zoneID) ?? null,
        tagline: text(store.c_fz_tagline) ?? null,
        deliveryRadius: number(store.c_deliveryRadiusMiles) ?? null,
        ...contentOf(store),
        ...referralOf(store)
    }
}

/** The centre of a search for stores: a zip, or a position in degrees. */
export type SearchCentre =
    {countryCode: string; postalCode: string} | {latitude: number; longitude: number}

export type StoreSearch = {total: number; stores: Store[]}

/** The platform may omit the list where it has no store. */
const StoreSearchAnswer = z.looseObject({total: z.number(), data: listIfAny})
const StoresAnswer = z.union([
    z.looseObject({data: anyList}),
    z.looseObject({total: z.literal(0), data: z.optional(z.null())})
])

/** A page of a search for stores, which begins at an offset. */
export const readStoreSearch = (
    commerce: Pick<Commerce, 'warn'>,
    answer: unknown,
    offset = 0
): StoreSearch => {
    const {total, data: items} = readAnswer(StoreSearchAnswer, answer)
    const listed = countedItems({total, items, offset})
    return {total, stores: readItems(listed, (raw) => [toStore(raw) ?? []].flat(), commerce)}
}

/** The platform's stores around a centre, nearest first, with closed and hidden ones [STORE-036] [STORE-052]. */
export const searchStores = async (
    commerce: Commerce,
    centre: SearchCentre,
    {limit = mostStoresShown, miles = storeSearchMiles}: {limit?: number; miles?: number} = {}
): Promise<StoreSearch> => {
    return readStoreSearch(
        commerce,
        await commerce.fetch({
            path: '/store/shopper-stores/v1/organizations/{org}/store-search',
            query: {...centre, maxDistance: miles, distanceUnit: 'mi', limit}
        })
    )
}

/** The first store that can be chosen. */
export const firstSelectableStore = (
    {today}: Pick<Commerce, 'today'>,
    stores: readonly Store[]
): Store | undefined => stores.find((store) => canChooseStore(store, today(store.timeZone)))

/** The store if it takes no orders online; null if it does, or while it is not known (D-54). */
export const counterStoreOf = (
    {today}: Pick<Commerce, 'today'>,
    store: Store | null
): Store | null => (store && !takesOrdersOnline(store, today(store.timeZone)) ? store : null)

const StoreAnswer = z.looseObject({id: anyText})

/** The only store in a response. Throws 404 if there is none, and 'garbled' if the response is not about stores. */
export const onlyStoreOf = (answer: unknown): UnknownRecord => {
    const [store] = readAnswer(StoresAnswer, answer).data ?? []
    if (store === undefined) throw new CommerceError({status: 404, code: 'not-found'})
    return readAnswer(StoreAnswer, store)
}

/** A store that a page cannot do without. Throws 'garbled' if it has no id or no position. */
export const wholeStore = (raw: unknown): Store => {
    const store = toStore(raw)
    if (!store) throw unreadable('store')
    return store
}

/** A store by its id [API-033]; the same for everybody. Rejects with 404 for an unknown one. */
export const storeById = (commerce: Commerce, id: string): Query<Store> => ({
    key: ['store', id],
    staleTime: 600_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const answer = await commerce.fetch({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        return wholeStore(onlyStoreOf(answer))
    }
})
