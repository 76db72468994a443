import {useEffect, useState} from 'react'
import {useShopper} from '@app/commerce/shopper/session'
import {useLatest} from '@app/lib/react-hooks'
import {usePageLocation} from '@app/routing/location'
import {wasLedBack} from '@app/routing/sign-in'

/** What one customer had typed into a form when its page went; in the memory of this document and nowhere else. */
export type KeptTyping<Values> = {
    keep: (customerId: string, values: Values) => void
    /** Takes it out; nothing where it is another customer's. */
    take: (customerId: string) => Values | undefined
}

export const createKeptTyping = <Values>(): KeptTyping<Values> => {
    let kept: {customerId: string; values: Values} | undefined
    return {
        keep: (customerId, values) => {
            kept = {customerId, values}
        },
        take: (customerId) => {
            const taken = kept?.customerId === customerId ? kept.values : undefined
            kept = undefined
            return taken
        }
    }
}

/**
 * Keeps what is typed when its page goes, and answers what was typed before the session ended: only for the same customer,
 * and only where sign-in has led back to the page just now [D-14]. Whoever leaves in another way finds the form as new.
 */
export const useKeptTyping = <Values>(
    {keep, take}: KeptTyping<Values>,
    typed: () => Values | undefined
): Values | undefined => {
    const {path, search} = usePageLocation()
    const customerId = useShopper()?.customerId ?? ''
    const [before] = useState(() => {
        const taken = take(customerId)
        return wasLedBack(path + search, Date.now()) ? taken : undefined
    })
    const latest = useLatest(typed)
    useEffect(
        () => () => {
            const values = latest.current()
            if (values !== undefined) keep(customerId, values)
        },
        [customerId, keep, latest]
    )
    return before
}
