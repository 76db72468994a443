import {useEffect, useState} from 'react'
import {viewedFrom, withViewed} from '@app/domain/product/viewed-products'
import {ifAllowed} from '@app/lib/if-allowed'

const KEY = 'viewed-products'

const viewed = (): string[] => viewedFrom(ifAllowed(() => localStorage.getItem(KEY)) ?? null)

/** The other products that this browser has shown, most recent first; remembers this one. The server never learns of them. */
export const useViewed = (id: string): readonly string[] => {
    const [others, setOthers] = useState<readonly string[]>([])
    useEffect(() => {
        const before = viewed()
        setOthers(before.filter((other) => other !== id))
        ifAllowed(() => localStorage.setItem(KEY, JSON.stringify(withViewed(before, id))))
    }, [id])
    return others
}
