import {useIntl} from 'react-intl'
import type {Tile} from '@app/commerce/products/product'
import {productsByIds} from '@app/commerce/products/product-queries'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useInView} from '@app/lib/browser/in-view'
import {useAppContext} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {ProductScroller} from '@app/ui/products/product-scroller'
import {messages} from './messages'
import {useRecentlyViewed} from './recently-viewed'

/**
 * Products by id, for rows of recommended or recently viewed ones. The ids are only known in the page, so this is a
 * second query; it is fetched when the row is about to come into view, not before the page is served.
 */
export const useProducts = (ids: readonly string[], enabled: boolean): Loadable<Tile[]> => {
    const {commerce, storeId} = useAppContext()
    const result = useCommerceQuery(
        productsByIds(commerce, {ids, storeId}),
        enabled && ids.length > 0
    )
    return ids.length === 0 ? {state: 'ready', value: []} : result
}

export type RecommendationsProps = {ids: readonly string[]; frequency: PaymentFrequency}

/**
 * Recommended products, fetched when the shopper scrolls near; without script it reserves no space [CONTENT-030]
 * [CONTENT-033].
 */
export const Recommendations = ({ids, frequency}: RecommendationsProps) => {
    const {formatMessage} = useIntl()
    const [section, inView] = useInView<HTMLDivElement>()
    const from = useProducts(ids, inView)
    return (
        <div ref={section} className="scripting">
            <ProductScroller
                heading={formatMessage(messages.recommendations)}
                from={from}
                frequency={frequency}
            />
        </div>
    )
}

export type RecentlyViewedProps = {id: string; frequency: PaymentFrequency}

/** Recently viewed products, fetched when the row is about to come into view; nothing on a first visit [CONTENT-033]. */
export const RecentlyViewed = ({id, frequency}: RecentlyViewedProps) => {
    const {formatMessage} = useIntl()
    const [section, inView] = useInView<HTMLDivElement>()
    const ids = useRecentlyViewed(id)
    const from = useProducts(ids, inView)
    return (
        <div ref={section} className="scripting">
            <ProductScroller
                heading={formatMessage(messages.recentlyViewed)}
                from={from}
                frequency={frequency}
            />
        </div>
    )
}
