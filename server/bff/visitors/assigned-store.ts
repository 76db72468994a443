import type {Commerce} from '@app/commerce/client'
import {type AutoAssign, autoAssignPreferences} from '@app/commerce/preferences'
import {toGeocodedPlaces} from '@app/commerce/stores/locator'
import type {AssignedStore} from '@app/commerce/stores/assigned-store'
import {firstSelectableStore, searchStores, type Store} from '@app/commerce/stores/store'
import {assignStore} from '@app/domain/stores/store-choice'
import type {Place} from '@app/domain/stores/map'
import type {QueryFetcher} from '@app/routing/view/loader'
import type {Geocoder} from './geocoder'

export type AssignSetup = {
    commerce: Commerce
    fetchQuery: QueryFetcher
    geocoder: Geocoder
    location: (clientIp: string | null) => Promise<Place>
    warn: (message: string) => void
}

const candidates = 20

const nearestTo = async (
    {commerce}: AssignSetup,
    place: Place,
    {maxDistance}: AutoAssign
): Promise<Store | undefined> => {
    const limits = {limit: candidates, miles: maxDistance}
    const {stores} = await searchStores(commerce, place, limits)
    return firstSelectableStore(commerce, stores)
}

const zipAt = async ({geocoder}: AssignSetup, place: Place): Promise<string | null> => {
    const answer = await geocoder({latlng: `${place.latitude},${place.longitude}`})
    return toGeocodedPlaces(answer)[0]?.zip ?? null
}

/**
 * The store for a shopper who has none: the nearest to their IP address, if the preferences assign stores [STORE-055]
 * (G-50). Nothing personal is stored, and no failure may break a page: failures are logged.
 */
export const assignedStore = async (
    setup: AssignSetup,
    clientIp: string | null
): Promise<AssignedStore> => {
    try {
        const [preferences, place] = await Promise.all([
            setup.fetchQuery(autoAssignPreferences(setup.commerce)),
            setup.location(clientIp)
        ])
        const [nearest, zip] = await Promise.all([
            preferences.enabled ? nearestTo(setup, place, preferences) : undefined,
            zipAt(setup, place).catch(() => null)
        ])
        const storeId = assignStore({
            choice: null,
            autoAssignEnabled: preferences.enabled,
            nearestStoreId: nearest?.id
        })
        return {storeId: storeId ?? null, zip: zip ?? nearest?.postalCode ?? null}
    } catch (error) {
        setup.warn(error instanceof Error ? error.message : 'No store could be assigned.')
        return {storeId: null, zip: null}
    }
}
