import {useIntl} from 'react-intl'
import type {Tile} from '@app/commerce/products/product'
import {productSearch} from '@app/commerce/search/product-search'
import {plainListing} from '@app/domain/listing/listing-state'
import {batchSize} from '@app/domain/listing/page-limits'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {useHydrated} from '@app/lib/react/use-hydrated'
import type {Loadable} from '@app/routing/loadable'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {ProductScroller} from '@app/ui/products/product-scroller/product-scroller'
import {emptyMessages} from '../messages'

const MOST = 12
/** A row offers no page size [PLP-010]. */
const popular = {...plainListing, sort: 'most-popular', limit: batchSize} as const

const useItems = (): Loadable<Tile[]> => {
    const {commerce, storeId} = useVisit()
    const result = useQuestion(productSearch(commerce, {listing: popular, storeId}))
    return result.state === 'ready'
        ? {state: 'ready', value: result.value.tiles.slice(0, MOST)}
        : result
}

const Items = ({frequency}: {frequency: PaymentFrequency}) => {
    const {formatMessage} = useIntl()
    return (
        <ProductScroller
            heading={formatMessage(emptyMessages.popularItems)}
            from={useItems()}
            frequency={frequency}
        />
    )
}

/** What most shoppers like, below a search that found nothing (decision 3); the browser asks, as few come here. */
export const PopularItems = ({frequency}: {frequency: PaymentFrequency}) =>
    useHydrated() ? <Items frequency={frequency} /> : null
