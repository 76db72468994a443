import type {StoreCustomAttributes} from '@contract/stores'
import type {Point} from './distance'

export type Zone = '1' | '2' | '3' | '4'

/** A store as the sandbox keeps it: the platform's fields and the retailer's. */
export type Store = Point &
    StoreCustomAttributes & {
        id: string
        name: string
        address1: string
        city: string
        stateCode: string
        postalCode: string
        countryCode: 'US'
        phone: string
        email: string
        storeHours: string
        inventoryId: string
        storeLocatorEnabled: boolean
        posEnabled: boolean
        /** Sets the prices. */
        c_zoneID: Zone
        /** The three nearest stores, whose stock may be had here too. */
        c_geopoolStores: string[]
    }
