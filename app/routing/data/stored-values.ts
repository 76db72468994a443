import {useEffect, useState} from 'react'
import {useShopper} from '@app/commerce/session/session'
import {useLatest} from '@app/lib/browser/react-hooks'
import {usePageLocation} from '../route/location'
import {hasJustReturned} from '../links/sign-in'

type Stored<Values> = {customerId: string; locationKey: string; values: Values}

/** What a shopper had typed into a form when they left the page; kept only in this document's memory. */
export type StoredValues<Values> = {
    save: (stored: Stored<Values>) => void
    /** Returns and removes it; nothing if it belongs to another shopper. */
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
 * What was typed before the session ended: only for the same shopper, and only if they have signed in on the page, or
 * sign-in has just sent them back to it [D-14]. Otherwise the form is empty.
 */
export const useStoredValues = <Values>({take}: StoredValues<Values>): Values | undefined => {
    const {path, search, locationKey} = usePageLocation()
    const customerId = useShopper()?.customerId ?? ''
    const [before] = useState(() => {
        const taken = take(customerId)
        const isBack =
            taken?.locationKey === locationKey || hasJustReturned(path + search, Date.now())
        return isBack ? taken?.values : undefined
    })
    return before
}

/** Keeps what is typed when the shopper leaves the page; nothing if the values are undefined then [D-14]. */
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
