import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {ProductScroller} from '@app/ui/products/product-scroller/product-scroller'
import {messages} from '../messages'
import {useProducts} from './use-products'
import {useSeen} from './use-seen'
import {useViewed} from './use-viewed'

export type RecentlyViewedProps = {id: string; frequency: PaymentFrequency}

/** What the shopper looked at before, asked for when it is about to be seen; nothing on a first visit [CONTENT-033]. */
export const RecentlyViewed = ({id, frequency}: RecentlyViewedProps) => {
    const {formatMessage} = useIntl()
    const [section, seen] = useSeen<HTMLDivElement>()
    const viewed = useViewed(id)
    const from = useProducts(viewed, seen)
    return (
        <div ref={section}>
            <ProductScroller
                heading={formatMessage(messages.recentlyViewed)}
                from={from}
                frequency={frequency}
            />
        </div>
    )
}
