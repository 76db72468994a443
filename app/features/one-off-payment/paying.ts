import {useState} from 'react'
import type {OneOffAttempt} from '@app/commerce/one-off/one-off-attempt'
import {type OneOffDue, useFindOneOffDue, usePayOneOff} from '@app/commerce/one-off/one-off-payment'
import type {KnownRenter} from '@app/domain/payments/one-off-payment'
import {newId} from '@app/lib/browser/new-id'
import {useNavigate} from '@app/routing/route/location'
import type {FramedCard} from '@app/ui/form/fields/card-frame'
import {type NotPaid, usePayment} from '@app/ui/payment/use-payment'
import {receiptPath} from './one-off-addresses'

/** Whose payment it is, as the payer has given it, and what is due. */
export type FoundDue = {known: KnownRenter; due: OneOffDue}

type Order = FoundDue & {card: FramedCard}

/**
 * A payment without an account. `stored` is what this browser has sent; `onFound` is called with the amount that was
 * fetched again after a refusal, and with null where the payer has to start over.
 */
export const usePaying = (
    stored: OneOffAttempt | null,
    found: FoundDue | null,
    onFound: (found: FoundDue | null) => void
) => {
    const goTo = useNavigate()
    const [sendOneOff, find] = [usePayOneOff(), useFindOneOffDue()]
    const [problem, setProblem] = useState<NotPaid | null>(null)
    // After a refusal the old amount may be wrong: it cannot be paid until it was read again.
    const [isUnread, setUnread] = useState(false)

    const readAgain = async () => {
        if (!found) return
        const {known} = found
        const due = await find(known).catch(() => null)
        setUnread(due === null)
        if (due) onFound({known, due})
    }
    const {pay, ...payment} = usePayment({
        send: ({known, due, card: {token}}: Order) =>
            sendOneOff({known, total: due.total, token, key: newId(), sentAt: Date.now()}),
        stored: stored?.isPaid ? null : stored,
        onPaid: () => goTo(receiptPath),
        onNotPaid: async (why) => {
            if (why === 'paid-before') return goTo(receiptPath)
            setProblem(why)
            if (why === 'never-taken') return onFound(null)
            await readAgain()
        }
    })
    return {
        ...payment,
        problem,
        isUnread,
        readAgain,
        pay: async (card: FramedCard) => {
            setProblem(null)
            if (found) await pay({...found, card})
        }
    }
}
