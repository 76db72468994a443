import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useInView} from '@app/lib/browser/in-view'
import {messages} from './messages'
import {ProductScroller} from './product-scroller'
import type {ProductTileModel} from './product-tile'

type Recommended = {
    products: readonly ProductTileModel[]
    /** Told once they are in view. */
    onShown: () => void
    /** Told which product's page is opened. */
    onChoose: (productId: string) => void
}

export type RecommendedRowProps = {from: Recommended | null; frequency: PaymentFrequency}

const ShownRow = ({from, frequency}: {from: Recommended; frequency: PaymentFrequency}) => {
    const {formatMessage} = useIntl()
    const {products, onShown, onChoose} = from
    const [row, isInView] = useInView<HTMLDivElement>('0%')
    useEffect(() => {
        if (isInView) onShown()
    }, [isInView, onShown])
    return (
        <div ref={row}>
            <ProductScroller
                heading={formatMessage(messages.recommended)}
                from={{state: 'ready', value: products}}
                frequency={frequency}
                onChoose={onChoose}
            />
        </div>
    )
}

/** Products recommended to this visitor, below a page's own content; no room is kept for them while there are none. */
export const RecommendedRow = ({from, frequency}: RecommendedRowProps) =>
    from ? <ShownRow from={from} frequency={frequency} /> : null
