import type {Store} from '../store'
import type {Place} from '../zip-codes'
import {stateFacts, timeZoneOf} from './state-facts'
import {storeFlags} from './store-flags'
import {storeState} from './store-state'

const streets = [
    'Main St',
    'Oak Ave',
    'Market St',
    'Commerce Dr',
    'Washington Blvd',
    'Park Rd',
    'Highland Ave',
    'Lincoln Way',
    'Maple St',
    'Broadway',
    'Franklin Pike',
    'Center St'
] as const

const hours = 'Monday to Saturday 10:00 AM - 6:00 PM<br/>Sunday Closed'

/** Store number 1, 2, 3… at a place. Its neighbours are found when all stores stand. */
export const newStore = (place: Place, number: number, today: Date): Store => {
    const id = String(1000 + number).padStart(5, '0')
    const {city, state, zip, latitude, longitude} = place
    const facts = stateFacts[state]
    return {
        ...storeFlags(number),
        ...storeState(number, today),
        id,
        name: `Homeward ${city}`,
        address1: `${100 + ((number * 37) % 90) * 25} ${streets[number % streets.length]}`,
        city,
        stateCode: state,
        postalCode: zip,
        countryCode: 'US',
        // 555-0100 to 555-0199 belong to nobody.
        phone: `(${facts?.areaCode ?? '214'}) 555-01${String(number % 100).padStart(2, '0')}`,
        email: `store${id}@homeward.example`,
        latitude,
        longitude,
        storeHours: hours,
        inventoryId: `inventory-${id}`,
        storeLocatorEnabled: true,
        posEnabled: true,
        c_zipPrefix: zip.slice(0, 3),
        c_zoneID: facts?.zone ?? '2',
        c_geopoolStores: [],
        c_fz_tagline: number % 9 === 4 ? `Locally owned and operated in ${city}` : '',
        c_restrictedCategories: [],
        c_timeZone: timeZoneOf(state, longitude),
        c_merchantId: `HMWD${id}`
    }
}
