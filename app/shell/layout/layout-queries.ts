import {useEffect, useState} from 'react'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {storeFooter} from '@app/commerce/content/store-content'
import {invitationTimes} from '@app/commerce/leads/deals'
import {listedCategories} from '@app/commerce/preferences'
import type {PublicRead} from '@app/commerce/public-reads'
import {chatSettings} from '@app/commerce/third-parties'
import {storeById} from '@app/commerce/stores/store'
import {whenIdle} from '@app/lib/browser/when-idle'
import type {AppContext} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {optional} from '@app/routing/route/page'

/**
 * The public reads that every page may make without a session: for its layout, redirects, recently viewed products and
 * search.
 */
export const layoutReads: readonly PublicRead[] = [
    'products',
    'productSearch',
    'autocomplete',
    'stores',
    'content',
    'preferences',
    'movedAddresses'
]

/** The queries of the full layout: the same for everybody, and never a reason to fail [D-09]. */
export const layoutQueries = ({commerce, choice}: Pick<AppContext, 'commerce' | 'choice'>) => ({
    categories: optional(categoryTree(commerce)),
    listed: optional(listedCategories(commerce)),
    footer: optional(storeFooter(commerce, choice?.storeId)),
    deals: optional(invitationTimes(commerce)),
    chat: optional(chatSettings(commerce)),
    ...(choice?.storeId !== undefined && {store: optional(storeById(commerce, choice.storeId))})
})

/**
 * Fetches once more, when the browser is idle, what the server could not get in time: otherwise the shopper would have
 * no menu because their first page had none (docs/decisions/0012).
 */
export const useRetryWhenIdle = (parts: readonly Loadable<unknown>[]): void => {
    const [first] = useState(parts)
    useEffect(
        () =>
            whenIdle(() => {
                for (const part of first) if (part.state === 'failed') part.retry()
            }),
        [first]
    )
}
