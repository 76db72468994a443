import {zipOfPostalCode} from '@app/domain/stores/store-address'
import {localTexts} from '@app/lib/browser/browser-storage'
import type {StoreCustomAttributes} from '@contract/stores'
import {unreadable} from '../answer'
import type {Commerce} from '../client'
import {flag, number, record, text, texts, type UnknownRecord} from '../json'
import type {Query} from '../query'
import {onlyStoreOf} from '../stores/store'

type Attribute = keyof StoreCustomAttributes

/** The store's flags by the names that the store context has for them [STORE-067]. */
const flags = {
    c_venmoEnabled: 'venmoEnabled',
    c_paypalEnabled: 'paypalEnabled',
    c_cashAppEnabled: 'cashAppEnabled',
    c_googlePayEnabled: 'googlePayEnabled',
    c_applePayEnabled: 'applePayEnabled',
    c_payfoneEnabled: 'payfoneEnabled',
    c_depositAmount: 'depositAmount',
    c_reservationEnabled: 'reservationEnabled',
    c_reservationPeriodDays: 'reservationPeriodDays',
    c_onlineReturnEnabled: 'onlineReturnEnabled',
    c_deliveryTrackingEnabled: 'deliveryTrackingEnabled',
    c_agreementEnabled: 'agreementEnabled',
    c_decisionEngineEnabled: 'storeDecisionEngineEnable',
    c_identityVerificationEnabled: 'storeIdentityVerificationEnable',
    c_benefitsPlusType: 'benefitsPlusType',
    c_ldwEnabled: 'ldwEnabled',
    c_epoEnabled: 'epoEnabled',
    c_extendedAisleEnabled: 'extendedAisleEnabled',
    c_hubStore: 'hubStore',
    c_isStoreHighRisk: 'isStoreHighRisk',
    c_merchantId: 'merchantId',
    c_specialsFrom: 'specialsFrom',
    c_specialsTo: 'specialsTo',
    c_inventoryPromoEnabled: 'inventoryPromoEnabled',
    c_preApprove: 'preApprove',
    c_storeEnable: 'storeEnable',
    c_storeSelect: 'storeSelect',
    c_storeHide: 'storeHide'
} as const satisfies Partial<Record<Attribute, string>>

export type StoreFlag = (typeof flags)[keyof typeof flags]
export type StoreFlags = Partial<Record<StoreFlag, boolean | number | string>>

/** The shopper's store as it is sent to the platform [ENTITY-015, ENTITY-016]. */
export type StoreContext = {
    storeId: string
    /** The tagline of a franchise [STORE-073]. */
    fzTagline: string
    geopoolStores: string[]
    zoneId: string
    postalCode: string
    address1: string
    phone: string
    stateCode: string
    city: string
    formattedStoreAddress: string
    /** Miles from the place that was searched; null for a store that was not found by a search. */
    storeDistance: number | null
    isRAFPromoAvailable: boolean
    rafPromoCode: string
    rafPromoDescription: string
    flags: StoreFlags
}

const isFlagValue = (value: unknown): value is boolean | number | string =>
    ['boolean', 'number', 'string'].includes(typeof value)

const toFlags = (store: UnknownRecord): StoreFlags =>
    Object.fromEntries(
        Object.entries(flags).flatMap(([attribute, name]) => {
            const value = store[attribute]
            return isFlagValue(value) ? [[name, value]] : []
        })
    )

/** The store context for a store of the platform; undefined without an id. */
export const toStoreContext = (raw: unknown): StoreContext | undefined => {
    const store = record(raw)
    const storeId = text(store.id)
    if (storeId === undefined) return undefined
    const word = (name: string): string => text(store[name]) ?? ''
    const [address1, city, stateCode] = [word('address1'), word('city'), word('stateCode')]
    const postalCode = zipOfPostalCode(word('postalCode'))
    return {
        storeId,
        postalCode,
        address1,
        stateCode,
        city,
        fzTagline: word('c_fz_tagline'),
        geopoolStores: texts(store.c_geopoolStores),
        zoneId: word('c_zoneID'),
        phone: word('phone'),
        formattedStoreAddress: `${address1}, ${city}, ${stateCode} ${postalCode}`,
        storeDistance: number(store.distance) ?? null,
        isRAFPromoAvailable: flag(store.c_isRAFPromoAvailable) ?? false,
        rafPromoCode: word('c_rafPromoCode'),
        rafPromoDescription: word('c_rafPromoDescription'),
        flags: toFlags(store)
    }
}

/** A store's context by its id. Rejects with 404 for an unknown one. */
export const storeContext = (commerce: Commerce, id: string): Query<StoreContext> => ({
    key: ['store-context', id],
    staleTime: 300_000,
    fetch: async () => {
        const answer = await commerce.fetch({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        const context = toStoreContext(onlyStoreOf(answer))
        if (!context) throw unreadable('store')
        return context
    }
})

/** The body of the platform's shopper context, as far as it concerns the store [API-020]. */
export type ShopperContextBody = {
    customQualifiers: Record<string, string>
    assignmentQualifiers: {storeId: string}
    clientIp?: string
}

/** The platform accepts IPv4 only; no address is better than a refused context. */
const asClientIp = (clientIp: string): {clientIp?: string} =>
    /^\d{1,3}(\.\d{1,3}){3}$/.test(clientIp) ? {clientIp} : {}

/**
 * A store as the shopper context holds it [STORE-063] [ENTITY-016]. The platform takes at most 20 qualifiers and only
 * texts, so the store's flags are one of them, as JSON.
 */
export const asShopperContext = (
    {flags, geopoolStores, storeDistance, ...store}: StoreContext,
    clientIp: string
): ShopperContextBody => ({
    customQualifiers: {
        ...Object.fromEntries(Object.entries(store).map(([name, value]) => [name, String(value)])),
        geopoolStores: geopoolStores.join(','),
        ...(storeDistance !== null && {storeDistance: String(storeDistance)}),
        storeFlags: JSON.stringify(flags)
    },
    assignmentQualifiers: {storeId: store.storeId},
    ...asClientIp(clientIp)
})

/** What is sent after the whole context was refused [STORE-064]. */
export const storeIdOnly = (storeId: string): ShopperContextBody => ({
    customQualifiers: {storeId},
    assignmentQualifiers: {storeId}
})

/** What is known of a store: its id, and the rest if it could be read. */
export type KnownStore = Pick<StoreContext, 'storeId'> & Partial<StoreContext>

/** The body of the store-change call [API-045]: the store context, with its flags at the same level. */
export const asStoreChange = ({flags, ...store}: KnownStore): Record<string, unknown> => ({
    ...store,
    ...flags,
    storeID: store.storeId
})

const KEY = 'store-context'
const HOUR = 60 * 60 * 1000

/** Whose context it is, and of which store: the platform stores one for each session. */
export type ContextOwner = {usid: string; registered: boolean; storeId: string}

/**
 * The platform drops a guest's context after a day and a customer's after seven (G-04); it is sent again a little
 * earlier.
 */
const lifeOf = ({registered}: ContextOwner): number => (registered ? 7 * 24 - 1 : 23) * HOUR

const ownerText = ({usid, registered, storeId}: ContextOwner): string =>
    [usid, registered ? 'customer' : 'guest', storeId].join('.')

/** Whether the platform still has this context, as far as this browser has noted that it was sent. */
export const isContextStored = (owner: ContextOwner, now: number, store = localTexts): boolean => {
    const [text, at] = store.get(KEY)?.split('@') ?? []
    return text === ownerText(owner) && now - Number(at) < lifeOf(owner)
}

/** Notes that a context was sent; without storage it is sent again after a reload. */
export const storeSentContext = (owner: ContextOwner, now: number, store = localTexts): void => {
    store.set(KEY, `${ownerText(owner)}@${now}`)
}
