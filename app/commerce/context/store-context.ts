import type {StoreCustomAttributes} from '@contract/stores'
import {zipOfPostalCode} from '@app/domain/store/place/zip'
import type {Commerce} from '../commerce'
import {CommerceError} from '../commerce-error'
import type {Question} from '../question'
import {flag, list, number, record, text, texts, type Unread} from '../reading'

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

/** The shopper's store as the platform is told of it [ENTITY-015, ENTITY-016]. */
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
    /** Miles from where the shopper looked; not known for a store that was not searched. */
    storeDistance: number | null
    isRAFPromoAvailable: boolean
    rafPromoCode: string
    rafPromoDescription: string
    flags: StoreFlags
}

const isFlagValue = (value: unknown): value is boolean | number | string =>
    ['boolean', 'number', 'string'].includes(typeof value)

const toFlags = (store: Unread): StoreFlags =>
    Object.fromEntries(
        Object.entries(flags).flatMap(([attribute, name]) => {
            const value = store[attribute]
            return isFlagValue(value) ? [[name, value]] : []
        })
    )

/** The context that a store of the platform stands for; nothing without an id. */
export const toStoreContext = (raw: unknown): StoreContext | undefined => {
    const store = record(raw)
    const storeId = text(store.id)
    if (storeId === undefined) return undefined
    const word = (name: string): string => text(store[name]) ?? ''
    const [address1, city, stateCode] = [word('address1'), word('city'), word('stateCode')]
    const postalCode = zipOfPostalCode(word('postalCode'))
    return {
        ...{storeId, postalCode, address1, stateCode, city},
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
export const storeContext = (commerce: Commerce, id: string): Question<StoreContext> => ({
    key: ['store-context', id],
    fresh: 300_000,
    ask: async () => {
        const answer = await commerce.ask({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        const [context] = list(record(answer).data).flatMap((raw) => toStoreContext(raw) ?? [])
        if (!context) throw new CommerceError({status: 404, code: 'not-found'})
        return context
    }
})
