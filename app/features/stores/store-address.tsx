import type {Store} from '@app/commerce/stores/store'
import {usStates} from '@app/domain/person/us-states'

export type StoreAddressProps = {
    store: Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>
}

/** A store's address as on an envelope: the street above the city. */
export const StoreAddress = ({store}: StoreAddressProps) => (
    <address>
        {store.address}
        <br />
        {`${store.city}, ${store.state} ${store.postalCode}`}
    </address>
)

type Addressed = Pick<Store, 'address' | 'city' | 'state' | 'postalCode'>

/** The address of a maps service with directions to a store [STORE-021]. */
export const directionsAddress = ({address, city, state, postalCode}: Addressed): string => {
    const destination = `${address}, ${city}, ${state} ${postalCode}`
    const query = new URLSearchParams({api: '1', destination})
    return `https://www.google.com/maps/dir/?${query.toString()}`
}

/** The name and address that tell a store from others in the same city. */
export const storeLabel = ({name, address}: Pick<Store, 'name' | 'address'>): string =>
    `${name}, ${address}`

/** Miles with one decimal, if the platform gives them [STORE-013]. */
export const roundedMiles = (distance: number): number => Math.round(distance * 10) / 10

/** A state's name by its code, in any letter case; the code itself for an unknown one. */
export const stateName = (code: string): string =>
    usStates.find((state) => state.code === code.toUpperCase())?.name ?? code.toUpperCase()
