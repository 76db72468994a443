import {geocode} from './geocoding/geocode'
import {googleLocation} from './geocoding/google-location'
import {getStores} from './get-stores'
import {searchStores} from './search-stores'

export const storeEndpoints = [getStores, searchStores, geocode, googleLocation]
