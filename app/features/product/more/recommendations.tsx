import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {ProductScroller} from '@app/ui/products/product-scroller/product-scroller'
import {messages} from '../messages'
import {useProducts} from './use-products'
import {useSeen} from './use-seen'

export type RecommendationsProps = {ids: readonly string[]; frequency: PaymentFrequency}

/** More to look at, asked for when the shopper comes near [CONTENT-030] [CONTENT-033]. */
export const Recommendations = ({ids, frequency}: RecommendationsProps) => {
    const {formatMessage} = useIntl()
    const [section, seen] = useSeen<HTMLDivElement>()
    const from = useProducts(ids, seen)
    return (
        <div ref={section}>
            <ProductScroller
                heading={formatMessage(messages.recommendations)}
                from={from}
                frequency={frequency}
            />
        </div>
    )
}
