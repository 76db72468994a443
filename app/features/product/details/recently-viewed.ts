import {useEffect, useState} from 'react'
import {parseRecentlyViewed, withRecentlyViewed} from '@app/domain/catalogue/product'
import {localTexts} from '@app/lib/browser/browser-storage'

const STORAGE_KEY = 'viewed-products'

const storedIds = (): string[] => parseRecentlyViewed(localTexts.get(STORAGE_KEY))

/** The other products that this browser has shown, latest first; stores this one. They are never sent to the server. */
export const useRecentlyViewed = (id: string): readonly string[] => {
    const [others, setOthers] = useState<readonly string[]>([])
    useEffect(() => {
        const previous = storedIds()
        setOthers(previous.filter((other) => other !== id))
        localTexts.set(STORAGE_KEY, JSON.stringify(withRecentlyViewed(previous, id)))
    }, [id])
    return others
}
