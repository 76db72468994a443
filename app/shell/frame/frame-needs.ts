import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage} from '@app/commerce/content/content-page'
import {listedCategories} from '@app/commerce/preferences/listed-categories'
import {storeById} from '@app/commerce/stores/store-by-id'
import {optional} from '@app/routing/define-page'
import type {Visit} from '@app/routing/visit'

/** What the frame around every page asks: the same for everybody, and never a reason to fail [D-09]. */
export const frameNeeds = ({commerce, choice}: Pick<Visit, 'commerce' | 'choice'>) => ({
    categories: optional(categoryTree(commerce)),
    listed: optional(listedCategories(commerce)),
    footer: optional(contentPage(commerce, 'footer')),
    ...(choice?.storeId !== undefined && {store: optional(storeById(commerce, choice.storeId))})
})
