import type {Store} from '@app/commerce/stores/store'

type Addressed = Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>

/** A maps service's way to a store [STORE-021]. */
export const directionsAddress = ({address, city, state, postalCode}: Addressed): string => {
    const destination = `${address}, ${city}, ${state} ${postalCode}`
    const query = new URLSearchParams({api: '1', destination})
    return `https://www.google.com/maps/dir/?${query.toString()}`
}
