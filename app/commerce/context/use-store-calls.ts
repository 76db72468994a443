import {useAccessToken, useCustomerId, useUsid} from '@salesforce/commerce-sdk-react'
import {useMemo} from 'react'
import {browserLog} from '@app/lib/browser'
import {useLatest} from '@app/lib/react-hooks'
import type {Commerce} from '../client'
import {sdkFailure} from '../sdk-failure'
import {changeStore, clientIp, type StoreChangeResult, updateStoreContext} from './change-store'
import {storeContext, storeSentContext} from './store-context'
import {useContextUpdate} from './use-context-update'

/** The platform asked for everybody, and asked with the shopper's own token. */
export type StoreChangeCommerce = {open: Commerce; own: Commerce}

export type StoreCalls = {
    /** Sends the context alone: the baskets have the store's prices already. */
    sendContext: (storeId: string) => Promise<void>
    /** Changes the store with the platform, and has the baskets read again. */
    change: (storeId: string) => Promise<StoreChangeResult>
}

/** What the platform is sent of the shopper's store. Each call rejects with a CommerceError. */
export const useStoreCalls = (
    {open, own}: StoreChangeCommerce,
    {registered, onPriced}: {registered: boolean; onPriced: () => Promise<unknown>}
): StoreCalls => {
    const {getTokenWhenReady} = useAccessToken()
    const {usid} = useUsid()
    const customerId = useCustomerId()
    const updateContext = useContextUpdate()
    const facts = {registered, usid, customerId}
    const latest = useLatest({...facts, open, own, onPriced, getTokenWhenReady})

    return useMemo(() => {
        const calls = {
            clientIp: () => clientIp(latest.current.open),
            storeContext: (id: string) => storeContext(latest.current.open, id).fetch(),
            updateContext,
            updateCart: async (body: Record<string, unknown>) => {
                const now = latest.current
                await now.getTokenWhenReady()
                const path = '/custom/store-change/v1/organizations/{org}/update-cart'
                const who = now.customerId === null ? {} : {customerId: now.customerId}
                return now.own.fetch({path, body, ...who})
            },
            warn: browserLog.warn,
            logError: browserLog.error
        }
        const storeSent = (storeId: string): void => {
            const {usid: known, registered: isCustomer} = latest.current
            const owner = {usid: known ?? '', registered: isCustomer, storeId}
            storeSentContext(() => window.localStorage, owner, Date.now())
        }
        const failing = async (error: unknown): Promise<never> => {
            throw await sdkFailure(error)
        }

        return {
            sendContext: async (storeId) => {
                const sent = await updateStoreContext(storeId, calls).catch(failing)
                if (sent !== 'skipped') storeSent(storeId)
            },
            change: async (storeId) => {
                const changed = await changeStore(storeId, calls).catch(failing)
                if (changed === 'skipped') return changed
                storeSent(storeId)
                await latest.current.onPriced()
                return changed
            }
        }
    }, [latest, updateContext])
}
