import {useEffect, useState} from 'react'
import {useShopper} from '@app/commerce/shopper/session'
import {useLatest} from '@app/lib/react-hooks'
import {usePageLocation} from './location'
import {wasLedBack} from './sign-in'

type Stored<Values> = {customerId: string; locationKey: string; values: Values}

/** What a shopper had typed into a form when its page went; in the memory of this document and nowhere else. */
export type StoredValues<Values> = {
    save: (stored: Stored<Values>) => void
    /** Takes it out; nothing where it is another's. */
    take: (customerId: string) => Stored<Values> | undefined
}

export const createStoredValues = <Values>(): StoredValues<Values> => {
    let stored: Stored<Values> | undefined
    return {
        save: (given) => {
            stored = given
        },
        take: (customerId) => {
            if (stored?.customerId !== customerId) return undefined
            const taken = stored
            stored = undefined
            return taken
        }
    }
}

/**
 * What was typed before the session ended: only for the same shopper, and only where they have signed in in place, or
 * sign-in has led back to the page just now [D-14]. Whoever leaves in another way finds the form as new.
 */
export const useStoredValues = <Values>({take}: StoredValues<Values>): Values | undefined => {
    const {path, search, locationKey} = usePageLocation()
    const customerId = useShopper()?.customerId ?? ''
    const [before] = useState(() => {
        const taken = take(customerId)
        const isBack = taken?.locationKey === locationKey || wasLedBack(path + search, Date.now())
        return isBack ? taken?.values : undefined
    })
    return before
}

/** Keeps what is typed when its page goes; nothing where the values are undefined then [D-14]. */
export const useStoreValues = <Values>(
    {save}: StoredValues<Values>,
    typed: () => Values | undefined
): void => {
    const {locationKey} = usePageLocation()
    const customerId = useShopper()?.customerId ?? ''
    const latest = useLatest(typed)
    useEffect(
        () => () => {
            const values = latest.current()
            if (values !== undefined) save({customerId, locationKey, values})
        },
        [customerId, locationKey, save, latest]
    )
}
