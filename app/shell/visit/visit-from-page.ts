import type {QueryClient} from '@tanstack/react-query'
import {thaw, type PageState} from '@app/routing/answers/page-state'
import type {Visit} from '@app/routing/visit'
import {storefront} from '../kit/storefront'
import {browserCommerce} from './browser-commerce'

/** The browser's visit and its answers, as the server wrote them into the page. */
export const visitFromPage = (state: PageState, cache: QueryClient): Visit => {
    thaw(cache, state)
    const {locale, origin, choice, storeId} = state
    const commerce = browserCommerce(locale, 'everybody')
    const {redirectHosts} = storefront()
    return {locale, origin, choice, storeId: storeId ?? undefined, commerce, redirectHosts}
}
