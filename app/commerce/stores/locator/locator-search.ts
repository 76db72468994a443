import type {CalendarDay} from '@app/domain/calendar/calendar-day'
import {geocodeOutcome} from '@app/domain/store/place/geocode-outcome'
import type {Place} from '@app/domain/store/place/miles-between'
import {listedStores} from '@app/domain/store/locator/listed-stores'
import {locatorOutcome, type LocatorOutcome} from '@app/domain/store/locator/locator-outcome'
import type {Commerce} from '../../commerce'
import type {Question} from '../../question'
import {searchStores, type StoreSearch} from '../search-stores'
import type {Store} from '../store'
import {geocode, type GeocodedPlace} from './geocode'

/** What a shopper looks for stores around: a zip, or where the device is. */
export type LocatorPlace = {zip: string} | Place

export type LocatorAnswer = {
    outcome: LocatorOutcome
    stores: Store[]
    /** Of the place searched, as far as it is known. */
    zip: string | null
}

/** Only stores of the United States are searched (STORE-072) [STORE-033, STORE-071]. */
const countryCode = 'US'

const keyOf = (place: LocatorPlace): (string | number)[] =>
    'zip' in place ? [place.zip] : [place.latitude, place.longitude]

/** Where the geocoder does not answer, the stores are all that counts: no page waits for a third party. */
const placesOr = (
    places: GeocodedPlace[] | null,
    asked: LocatorPlace
): {outcome: ReturnType<typeof geocodeOutcome>; zip: string | null} => ({
    outcome:
        places === null ? {outcome: 'search-stores', geocodeFailure: true} : geocodeOutcome(places),
    zip: 'zip' in asked ? asked.zip : (places?.[0]?.zip ?? null)
})

const answerOf = (
    {outcome, zip}: ReturnType<typeof placesOr>,
    {total, stores}: StoreSearch,
    today: CalendarDay
): LocatorAnswer => {
    const listed = listedStores(stores, today)
    const says = locatorOutcome(outcome, total, listed.length)
    return {outcome: says, stores: says.says === 'stores' ? listed : [], zip}
}

/** The stores around a place, and what the locator says of them [STORE-025] [STORE-036] [STORE-052]. */
export const locatorSearch = (
    commerce: Commerce,
    place: LocatorPlace
): Question<LocatorAnswer> => ({
    key: ['stores-around', ...keyOf(place)],
    fresh: 300_000,
    ask: async () => {
        const centre = 'zip' in place ? {countryCode, postalCode: place.zip} : place
        const [places, found] = await Promise.all([
            geocode(commerce, place).catch(() => null),
            searchStores(commerce, centre)
        ])
        return answerOf(placesOr(places, place), found, commerce.today())
    }
})
