import type {StoreChoice} from './store-choice'

/** What the header's store link says: whose prices are shown [SHELL-001] [SHELL-002] [SHELL-003]. */
export type StoreLink =
    | {says: 'my-store'; address: string}
    | {says: 'pricing-for'; zip: string}
    | {says: 'find-your-store'}

/** The address is the chosen store's; without it, as while it loads, the zip is all that is known. */
export const storeLink = (choice: StoreChoice | null, address?: string): StoreLink => {
    if (!choice) return {says: 'find-your-store'}
    if (choice.storeId && address) return {says: 'my-store', address}
    return {says: 'pricing-for', zip: choice.zip}
}
