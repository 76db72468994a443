import type {Wallet} from '@app/domain/payments/wallets'
import {canChooseStore, listedStores} from '@app/domain/stores/store-listing'
import type {Commerce} from '../client'
import {flag, record, text} from '../json'
import type {Query} from '../query'
import {onlyStoreOf, searchStores, type Store, wholeStore} from './store'
import {takenWallets} from './taken-wallets'

/** The services of a store, by our own names. */
export type StoreService =
    | 'pre-approval'
    | 'reservations'
    | 'online-agreements'
    | 'delivery-tracking'
    | 'online-returns'
    | 'early-purchase'
    | 'benefits-plus'
    | 'damage-waiver'
    | 'larger-range'

export type StoreOffers = {services: StoreService[]; payments: Wallet[]}

const services: Record<string, StoreService> = {
    c_preApprove: 'pre-approval',
    c_reservationEnabled: 'reservations',
    c_agreementEnabled: 'online-agreements',
    c_deliveryTrackingEnabled: 'delivery-tracking',
    c_onlineReturnEnabled: 'online-returns',
    c_epoEnabled: 'early-purchase',
    c_ldwEnabled: 'damage-waiver',
    c_extendedAisleEnabled: 'larger-range'
}

const given = <Word>(store: Record<string, unknown>, words: Record<string, Word>): Word[] =>
    Object.entries(words).flatMap(([name, word]) => (flag(store[name]) ? [word] : []))

/** A store's services and payment methods, from its flags. */
export const toStoreOffers = (raw: unknown): StoreOffers => {
    const store = record(raw)
    const plus = text(store.c_benefitsPlusType) === undefined ? [] : ['benefits-plus' as const]
    return {
        services: [...given(store, services), ...plus],
        payments: takenWallets(store)
    }
}

/** A store with everything that its page shows. */
export type StoreDetails = {
    store: Store
    offers: StoreOffers
    /** Whether shoppers can choose it today (G-54). */
    canBeChosen: boolean
}

/** A store for its own page [API-033]; the same for everybody. Rejects with 404 for an unknown one. */
export const storeDetails = (commerce: Commerce, id: string): Query<StoreDetails> => ({
    key: ['store-details', id],
    staleTime: 600_000,
    fetch: async () => {
        const answer = await commerce.fetch({
            path: '/store/shopper-stores/v1/organizations/{org}/stores',
            query: {ids: id}
        })
        const raw = onlyStoreOf(answer)
        const store = wholeStore(raw)
        const canBeChosen = canChooseStore(store, commerce.today(store.timeZone))
        return {store, offers: toStoreOffers(raw), canBeChosen}
    }
})

const shown = 4
/** More than are shown, as some are left out: the store itself, closed and hidden ones. */
const candidates = 12

/** The stores near a store, nearest first, without those that no list shows [STORE-035] (G-54). */
export const nearbyStores = (
    commerce: Commerce,
    {id, latitude, longitude}: Pick<Store, 'id' | 'latitude' | 'longitude'>
): Query<Store[]> => ({
    key: ['nearby-stores', id],
    staleTime: 600_000,
    fetch: async () => {
        const {stores} = await searchStores(commerce, {latitude, longitude}, {limit: candidates})
        return listedStores(stores, commerce.today)
            .filter((store) => store.id !== id)
            .slice(0, shown)
    }
})
