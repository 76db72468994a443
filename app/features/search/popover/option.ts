import type {Picture} from '@app/commerce/products/product'

/** Something to choose in the popover: a term to search for, or a product to go to. */
export type Option = {id: string; label: string; to: string} & (
    {kind: 'term'} | {kind: 'product'; image: Picture | null}
)

export type OptionGroup = {
    name: 'recents' | 'frequent' | 'phrases' | 'products'
    options: readonly Option[]
}
