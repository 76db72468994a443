import type {Store} from '@app/commerce/stores/store'

/** What tells a store from the others of its city, where it is named out of its place. */
export const storeLabel = ({name, address}: Pick<Store, 'name' | 'address'>): string =>
    `${name}, ${address}`
