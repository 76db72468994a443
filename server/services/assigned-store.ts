import type {Commerce} from '@app/commerce/commerce'
import {
    autoAssignPreferences,
    type AutoAssign
} from '@app/commerce/stores/locator/auto-assign-preferences'
import {toGeocodedPlaces} from '@app/commerce/stores/locator/geocode'
import type {AssignedPlace} from '@app/commerce/stores/locator/assigned-store'
import {firstToChoose, searchStores} from '@app/commerce/stores/search-stores'
import type {Store} from '@app/commerce/stores/store'
import {assignStore} from '@app/domain/store/choice/assign-store'
import type {Place} from '@app/domain/store/place/miles-between'
import type {Asker} from '@app/routing/answers/answer-route'
import type {Geocoder} from './geocoder'

export type AssignSetup = {
    commerce: Commerce
    ask: Asker
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
    return firstToChoose(commerce, stores)
}

const zipAt = async ({geocoder}: AssignSetup, place: Place): Promise<string | null> => {
    const answer = await geocoder({latlng: `${place.latitude},${place.longitude}`})
    return toGeocodedPlaces(answer)[0]?.zip ?? null
}

/**
 * The store for a shopper who has none: the nearest to their network address, where the preferences want one assigned
 * [STORE-055] (G-50). Nothing of it is personal to keep, and nothing here may fail a page: what goes wrong is logged.
 */
export const assignedStore = async (
    setup: AssignSetup,
    clientIp: string | null
): Promise<AssignedPlace> => {
    try {
        const [preferences, place] = await Promise.all([
            setup.ask(autoAssignPreferences(setup.commerce)),
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
