import type {Store} from '@app/commerce/stores/store'

/** A store of the kind that most are: open, to be chosen, in Plano. */
export const aStore = (own: Partial<Store> = {}): Store => ({
    id: '01012',
    name: 'Homeward Plano',
    address: '1 Main St',
    city: 'Plano',
    state: 'TX',
    postalCode: '75024',
    phone: null,
    latitude: 33.07,
    longitude: -96.78,
    distance: null,
    hidden: false,
    selectable: true,
    timeZone: null,
    zone: null,
    tagline: null,
    deliveryRadius: null,
    ...own
})
