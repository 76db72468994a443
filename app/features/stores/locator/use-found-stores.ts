import {useEffect} from 'react'
import {autoAssignPreferences} from '@app/commerce/stores/locator/auto-assign-preferences'
import {
    locatorSearch,
    type LocatorAnswer,
    type LocatorPlace
} from '@app/commerce/stores/locator/locator-search'
import {firstToChoose} from '@app/commerce/stores/search-stores'
import {assignStore} from '@app/domain/store/choice/assign-store'
import type {StoreChoice, StoreSource} from '@app/domain/store/choice/store-choice'
import {useQuestion} from '@app/routing/use-question'
import {useChangePlace, useVisit} from '@app/routing/visit'

const noPlace: LocatorPlace = {zip: ''}

/**
 * The store that is assigned where the device is: the nearest, if the shop wants stores assigned (G-50). Undefined while
 * that is not known. A zip that was typed has none assigned: the shopper is about to choose.
 */
const useNearest = (
    place: LocatorPlace | null,
    answer: LocatorAnswer | null
): string | null | undefined => {
    const {commerce, choice} = useVisit()
    const byDevice = place !== null && !('zip' in place)
    const preferences = useQuestion(autoAssignPreferences(commerce), byDevice)
    if (!byDevice) return null
    if (answer === null || preferences.state === 'loading') return undefined
    if (preferences.state === 'failed') return null
    const {enabled, maxDistance} = preferences.value
    const near = answer.stores.filter(({distance}) => (distance ?? 0) <= maxDistance)
    const nearestStoreId = firstToChoose(commerce, near)?.id
    return assignStore({choice, autoAssignEnabled: enabled, nearestStoreId}) ?? null
}

/** What the shopper's place becomes by a search; null while that is not known, and where it stays. */
const usePlaceFound = (
    place: LocatorPlace | null,
    answer: LocatorAnswer | null,
    source: StoreSource
): StoreChoice | null => {
    const {choice} = useVisit()
    const storeId = useNearest(place, answer)
    const zip = answer?.zip ?? null
    if (choice?.storeId !== undefined || zip === null || storeId === undefined) return null
    if (storeId !== null) return {storeId, zip, source}
    return zip === choice?.zip ? null : {zip, source}
}

/** The answer for a place, and the shopper's place kept: where they looked is where prices are for (G-50). */
export const useFoundStores = (place: LocatorPlace | null) => {
    const {commerce} = useVisit()
    const changePlace = useChangePlace()
    const found = useQuestion(locatorSearch(commerce, place ?? noPlace), place !== null)
    const answer = found.state === 'ready' ? found.value : null
    const source = place !== null && 'zip' in place ? 'chosen' : 'geo'
    const {storeId, zip} = usePlaceFound(place, answer, source) ?? {}

    useEffect(() => {
        if (zip === undefined) return
        void changePlace(storeId === undefined ? {zip, source} : {storeId, zip, source})
    }, [zip, storeId, source, changePlace])

    return {found, zip: answer?.zip ?? null, source} as const
}
