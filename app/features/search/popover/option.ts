import type {ChangeEventHandler, KeyboardEventHandler} from 'react'
import type {PlainPicture} from '@app/commerce/products/product'
import type {RentPrice} from '@app/domain/prices/pricing'

/** The prices of products by their ids, as far as they are known. */
export type KnownPrices = ReadonlyMap<string, RentPrice | null>

/** An option of the popover: a term to search for, or a product to open. */
export type Option = {id: string; label: string; to: string} & (
    {kind: 'term'} | {kind: 'product'; productId: string; image: PlainPicture | null}
)

export type OptionGroup = {
    name: 'recents' | 'frequent' | 'phrases' | 'products'
    options: readonly Option[]
}

/** The id by which the box names the listbox that it controls. */
export const LIST_ID = 'search-options'

/** The popover below the box: the list, and controls that are not options. */
export const POPOVER_ID = 'search-popover'

/** The id of the box, by which the library finds it. */
export const FIELD_ID = 'search-field'

/** What the box does and says while the list is open. */
export type BoxInput = {
    onKeyDown: KeyboardEventHandler<HTMLInputElement> | undefined
    onChange: ChangeEventHandler<HTMLInputElement> | undefined
    /** The option that Enter would choose. */
    activeId: string | undefined
}
