import type {Wallet} from '@app/domain/payments/wallets'
import type {Cents} from '@app/domain/prices/money'
import type {Commerce} from '../client'
import {cents, flag, record, text} from '../json'
import type {Query} from '../query'
import {onlyStoreOf} from '../stores/store'
import {takenWallets} from '../stores/taken-wallets'

/** What a store offers and requires at a checkout. Prices are weekly, in cents. */
export type StoreServices = {
    isHighRisk: boolean
    /** Whether its agreements can be bought early. */
    hasEarlyPurchase: boolean
    /** The liability damage waiver; null if the store has none, or its price is not known. */
    ldw: {weekly: Cents} | null
    benefitsPlus: {weekly: Cents} | null
    needsIdentity: boolean
    /** Taken once, with the first payment; 0 where the store takes none. */
    deposit: Cents
    /** Taken with each online payment of each agreement; 0 where the store takes none. */
    processingFee: Cents
    /** Accepted besides cards, if they are configured (G-29). */
    wallets: Wallet[]
}

const priced = (isOffered: boolean, weekly: Cents | undefined): {weekly: Cents} | null =>
    isOffered && weekly !== undefined && weekly > 0 ? {weekly} : null

/** A store's flags for the checkout (G-27); a service without a price cannot be offered. */
export const toStoreServices = (raw: unknown): StoreServices => {
    const store = record(raw)
    const kind = text(store.c_benefitsPlusType)?.toUpperCase() ?? 'NONE'
    return {
        isHighRisk: flag(store.c_isStoreHighRisk) ?? false,
        hasEarlyPurchase: flag(store.c_epoEnabled) ?? false,
        ldw: priced(flag(store.c_ldwEnabled) ?? false, cents(store.c_ldwWeeklyRate)),
        benefitsPlus: priced(kind !== 'NONE', cents(store.c_benefitsPlusWeeklyRate)),
        needsIdentity: flag(store.c_identityVerificationEnabled) ?? false,
        deposit: Math.max(0, cents(store.c_depositAmount) ?? 0),
        processingFee: Math.max(0, cents(store.c_processingFeeAmount) ?? 0),
        wallets: takenWallets(store)
    }
}

/** What a store offers and requires at a checkout [API-033]; the same for everybody. */
export const storeServices = (commerce: Commerce, storeId: string): Query<StoreServices> => ({
    key: ['store-services', storeId],
    staleTime: 600_000,
    fetch: async () => {
        const path = '/store/shopper-stores/v1/organizations/{org}/stores'
        return toStoreServices(onlyStoreOf(await commerce.fetch({path, query: {ids: storeId}})))
    }
})
