import type {Picture} from '@app/commerce/products/product'

/** Something to choose in the popover: a term to search for, or a product to go to. */
export type Option = {id: string; label: string; to: string} & (
    {kind: 'term'} | {kind: 'product'; image: Picture | null}
)

export type OptionGroup = {
    name: 'recents' | 'frequent' | 'phrases' | 'products'
    options: readonly Option[]
}

/** By this id the box says which list it controls. */
export const LIST_ID = 'search-options'

/** What stands under the box: the list, and what belongs to it but is no option. */
export const POPOVER_ID = 'search-popover'
