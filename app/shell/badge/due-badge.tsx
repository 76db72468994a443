import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useReducer} from 'react'
import {agreementSummary} from '@app/commerce/account/agreements'
import {showOnIcon} from '@app/commerce/account/payments/due-badge'
import {readMarks} from '@app/commerce/account/payments/paid-marks'
import {useRecentlyPaid} from '@app/commerce/account/payments/recently-paid'
import {type Identity, useIdentity} from '@app/commerce/session/identity'
import {personalKey} from '@app/commerce/session/personal-query'
import {recentlyPaid} from '@app/domain/payments/account-payments'
import {paymentsOnIcon} from '@app/domain/payments/due-badge'
import {useStoreDay} from '@app/features/account/frame/store-day'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {usePageLocation} from '@app/routing/route/location'

/** Whether the icon is this shopper's; undefined until that is known. */
const isOwn = (identity: Identity, owner: string): boolean | undefined => {
    if (identity.state === 'customer') return identity.customerId === owner
    return identity.state === 'guest' ? false : undefined
}

/** Reads what is due and looks at the day again when the shopper comes back, as to an app that stayed open behind others. */
const useReadAgain = (owner: string): void => {
    const cache = useQueryClient()
    const [, lookAgain] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
        const look = () => {
            if (document.visibilityState !== 'visible') return
            lookAgain()
            void cache.invalidateQueries({queryKey: personalKey(owner, ['account', 'agreements'])})
        }
        document.addEventListener('visibilitychange', look)
        return () => document.removeEventListener('visibilitychange', look)
    }, [cache, owner])
}

/**
 * Keeps the number on the app's icon: what is due for the customer who has turned it on, nothing for anybody else. It
 * counts again on every page, so that a payment that was just made is gone from it, and reads again when the shopper
 * comes back; what it reads is the account's own query. A read that fails changes nothing.
 */
export const DueBadge = ({owner}: {owner: string}) => {
    const own = isOwn(useIdentity(), owner)
    const {path} = usePageLocation()
    const {paidIds} = useRecentlyPaid()
    useReadAgain(owner)
    const rented = usePersonalQuery(
        ({commerce, customerId}) => agreementSummary(commerce, customerId),
        own === true
    )
    const summary = own && rented.state === 'ready' ? rented.value : undefined
    const today = useStoreDay(summary && (summary.agreements[0]?.storeNumber ?? null))?.today

    useEffect(() => {
        if (own === false) void showOnIcon(0)
    }, [own])
    useEffect(() => {
        if (!summary || today === undefined) return
        const paid = recentlyPaid(readMarks(owner), Date.now())
        const owed = [...summary.agreements, ...summary.clubs]
        void showOnIcon(paymentsOnIcon(owed, new Set(paid.map(({id}) => id)), today))
    }, [summary, today, owner, path, paidIds])
    return null
}
