import type {StoreCustomAttributes} from '@contract/stores'
import {dollars} from '../../core/money'
import {processingFee} from '../../renting/agreements/due'
import {mainSite} from '../../core/sites'
import {siteSeeds} from '../../sites/site-seeds'
import type {Size, World} from '../../world/world'
import type {Store} from '../store'
import {distanceBetween, type Place} from '../zip-codes'
import {stateFacts, timeZoneOf} from './state-facts'
import {storePlaces} from './store-places'

/** This percentage of the stores has it, spread by the store's number. */
const share = (number: number, percent: number, step: number) => (number * step) % 100 < percent

/** The second store near the default zip has its own banner, footer and menu. */
const ownContent: StoreCustomAttributes = {
    c_mainBannerPageId: 'second-store-banner',
    c_footerPageId: 'second-store-footer',
    c_menuLinksAssetId: 'second-store-links'
}

/** A store's features: most of them, different at each store. The first is the default store and has all. */
export const storeFlags = (number: number): StoreCustomAttributes => {
    const has = (percent: number, step: number) => number === 1 || share(number, percent, step)
    return {
        c_isStoreHighRisk: number !== 1 && share(number, 12, 31),
        c_preApprove: has(85, 7),
        c_deliveryRadiusMiles: 20 + ((number * 7) % 4) * 10,
        c_venmoEnabled: has(80, 11),
        c_paypalEnabled: has(90, 13),
        c_cashAppEnabled: has(70, 17),
        c_googlePayEnabled: has(90, 19),
        c_applePayEnabled: has(90, 23),
        c_payfoneEnabled: has(75, 29),
        c_depositAmount: number % 5 === 0 ? 50 : 0,
        c_processingFeeAmount: dollars(processingFee),
        c_reservationEnabled: has(60, 37),
        c_reservationPeriodDays: 3,
        c_onlineReturnEnabled: has(50, 41),
        c_deliveryTrackingEnabled: has(80, 43),
        c_agreementEnabled: has(90, 47),
        c_decisionEngineEnabled: has(85, 53),
        c_identityVerificationEnabled: has(70, 59),
        c_benefitsPlusType: has(75, 61) ? 'BPLUS' : '',
        c_ldwEnabled: has(70, 67),
        c_ldwWeeklyRate: 1.99,
        c_benefitsPlusWeeklyRate: 2.99,
        c_epoEnabled: has(90, 71),
        c_extendedAisleEnabled: has(85, 73),
        c_hubStore: number % 10 === 1,
        c_inventoryPromoEnabled: has(60, 79),
        c_isRAFPromoAvailable: has(50, 83),
        c_rafPromoCode: 'REFER25',
        c_rafPromoDescription: '$25 off your next payment for every friend who rents with us.',
        ...(number === 2 && ownContent)
    }
}

const day = 24 * 60 * 60 * 1000

const dayAfter = (today: Date, days: number) =>
    new Date(today.getTime() + days * day).toISOString().slice(0, 10)

/** Near the default zip, so that they are easy to find: their numbers in the list of fixed places. */
const [hidden, notSelectable, closed, closing] = [6, 5, 7, 8]

/**
 * Whether a store sells, may be chosen, or is shown at all. The numbers of the
 * exceptions are fixed; their days count from the day of the seed.
 */
export const storeState = (number: number, today: Date): StoreCustomAttributes => {
    const closeDate = closeDateOf(number, today)
    return {
        c_storeEnable: number % 97 !== 50,
        c_storeSelect: number !== notSelectable && number % 60 !== 41,
        c_storeHide: number === hidden || number % 50 === 33,
        ...(closeDate && {c_storeEcommCloseDate: closeDate})
    }
}

const closeDateOf = (number: number, today: Date) => {
    if (number === closed || number % 40 === 29) return dayAfter(today, -30 - (number % 100))
    if (number === closing || number % 80 === 39) return dayAfter(today, 60 + (number % 100))
    return undefined
}

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

/** Store number 1, 2, 3… at a place. Its neighbours are set when all stores exist. */
export const newStore = (
    place: Place,
    number: number,
    today: Date,
    shop = siteSeeds[mainSite].name
): Store => {
    const id = String(1000 + number).padStart(5, '0')
    const {city, state, zip, latitude, longitude} = place
    const facts = stateFacts[state]
    return {
        ...storeFlags(number),
        ...storeState(number, today),
        id,
        name: `${shop} ${city}`,
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

const poolSize = 3

/** Fills the world with stores at real places. */
export const seedStores = (world: World, size: Size) => {
    const today = world.now()
    const {name, hasStore} = siteSeeds[world.siteId]
    const stores = storePlaces(size).flatMap((place, index) =>
        hasStore(index + 1) ? [newStore(place, index + 1, today, name)] : []
    )
    const insert = world.statement('INSERT INTO store (id, document) VALUES (?, ?)')
    for (const store of stores) {
        const document = {...store, c_geopoolStores: neighboursOf(store, stores)}
        insert.run(store.id, JSON.stringify(document))
    }
}

/** The nearest other stores. A degree of latitude is 69 miles, which rules out most without computing. */
const neighboursOf = (store: Store, stores: readonly Store[]): string[] => {
    const others = stores.filter(({id}) => id !== store.id)
    const near = others.filter(
        ({latitude, longitude}) =>
            Math.abs(latitude - store.latitude) < 3 && Math.abs(longitude - store.longitude) < 3
    )
    return (near.length < poolSize ? others : near)
        .map((other) => ({id: other.id, distance: distanceBetween(store, other, 'mi')}))
        .sort((one, other) => one.distance - other.distance)
        .slice(0, poolSize)
        .map(({id}) => id)
}
