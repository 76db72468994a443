import type {Store} from '@app/commerce/stores/store'

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
