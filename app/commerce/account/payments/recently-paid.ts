import {useQueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useState} from 'react'
import {paidMarksCheckedEvery, recentlyPaid} from '@app/domain/payments/account-payments'
import {personalKey} from '../../session/personal-query'
import {useShopper} from '../../session/session'
import {onTabEvent, postToTabs} from '../../session/tab-channel'
import {readMarks, writeMarks} from './paid-marks'

/**
 * The ids of agreements and clubs that were paid within the hour, so that they are not offered for payment again
 * [ACCT-040] [SESSION-017]. Checked every minute [SESSION-018] and shared by the tabs of a browser, which stores ids
 * and times but no amounts.
 */
export const useRecentlyPaid = (): {
    paidIds: ReadonlySet<string>
    markPaid: (ids: readonly string[]) => void
} => {
    const cache = useQueryClient()
    const customerId = useShopper()?.customerId ?? ''
    const [paidIds, setPaidIds] = useState<ReadonlySet<string>>(new Set())

    const look = useCallback(() => {
        const marks = readMarks(customerId)
        const recent = recentlyPaid(marks, Date.now())
        if (recent.length < marks.length) writeMarks(customerId, recent)
        setPaidIds(new Set(recent.map(({id}) => id)))
    }, [customerId])

    useEffect(() => {
        look()
        const timer = setInterval(look, paidMarksCheckedEvery)
        const stopListening = onTabEvent(({event}) => {
            if (event !== 'paid') return
            look()
            // Another tab has paid: the amounts that this one shows are out of date.
            void cache.invalidateQueries({queryKey: personalKey(customerId, ['account'])})
        })
        return () => {
            clearInterval(timer)
            stopListening()
        }
    }, [cache, customerId, look])

    const markPaid = useCallback(
        (ids: readonly string[]) => {
            const paidAt = Date.now()
            const others = readMarks(customerId).filter(({id}) => !ids.includes(id))
            writeMarks(customerId, [...others, ...ids.map((id) => ({id, paidAt}))])
            look()
            postToTabs('paid', '')
        },
        [customerId, look]
    )
    return {paidIds, markPaid}
}
