import {useEffect, useRef, useState} from 'react'
import type {Line} from '@app/commerce/basket/basket'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'

/** Takes lines that can no longer be had out of the basket, each once, and remembers their names for the notice [CART-023] [CART-024]. */
export const useUnavailableLines = (lines: readonly Line[]): readonly string[] => {
    const {removeLine} = useShopperSession()
    const [names, setNames] = useState<readonly string[]>([])
    const handled = useRef(new Set<string>())

    useEffect(() => {
        const gone = lines.filter(({id, available}) => !available && !handled.current.has(id))
        if (gone.length === 0) return
        for (const {id} of gone) {
            handled.current.add(id)
            // A line that stays in the basket is shown as unavailable again at the next visit.
            removeLine(id).catch(() => undefined)
        }
        setNames((known) => [...known, ...gone.map(({name}) => name)])
    }, [lines, removeLine])

    return names
}
