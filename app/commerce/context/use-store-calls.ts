import {useMemo} from 'react'
import {browserLog} from '@app/lib/browser/browser'
import {useLatest} from '@app/lib/browser/react-hooks'
import type {Commerce} from '../client'
import type {Who} from '../session/who'
import {sdkFailure} from '../outcome/sdk-failure'
import {changeStore, clientIp, updateStoreContext} from './change-store'
import type {StoreChangeResult} from '../session/session'
import {storeContext, storeSentContext} from './store-context'
import type {ContextPart} from './context-update'

/** The platform, without and with the shopper's token. */
export type StoreChangeCommerce = {open: Commerce; own: Commerce}

/** Whose store it is, and how the platform is called for them. */
export type StoreOwner = {
    who: Who
    commerce: StoreChangeCommerce
    updateContext: (part: ContextPart) => Promise<void>
    /** Fetches the baskets again. */
    onPriced: () => Promise<unknown>
}

export type StoreCalls = {
    /** Sends the context alone: the baskets already have the store's prices. */
    sendContext: (storeId: string) => Promise<void>
    /** Changes the store on the platform, and fetches the baskets again. */
    change: (storeId: string) => Promise<StoreChangeResult>
}

/** The calls that send the shopper's store to the platform. Each rejects with a CommerceError. */
export const useStoreCalls = (owner: StoreOwner): StoreCalls => {
    const latest = useLatest(owner)

    return useMemo(() => {
        const open = () => latest.current.commerce.open
        const calls = {
            clientIp: () => clientIp(open()),
            storeContext: (id: string) => storeContext(open(), id).fetch(),
            updateContext: (part: ContextPart) => latest.current.updateContext(part),
            updateCart: (body: Record<string, unknown>) => {
                const {commerce, who} = latest.current
                const path = '/custom/store-change/v1/organizations/{org}/update-cart'
                return commerce.own.fetch({path, body, customerId: who.customerId})
            },
            warn: browserLog.warn,
            logError: browserLog.error
        }
        const storeSent = (storeId: string): void => {
            const {usid, registered} = latest.current.who
            storeSentContext({usid, registered, storeId}, Date.now())
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
    }, [latest])
}
