import {type RefObject, useDeferredValue, useEffect} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useInView} from '@app/lib/browser/in-view'
import {messages} from './messages'
import {ProductScroller, ProductScrollerSkeleton} from './product-scroller'
import type {ProductTileModel} from './product-tile'

type Recommended = {
    products: readonly ProductTileModel[]
    /** Told once they are in view. */
    onShown: () => void
    /** Told which product's page is opened. */
    onChoose: (productId: string) => void
}

export type RecommendedRowProps = {
    from: {place: RefObject<HTMLDivElement>; shown: Recommended | 'loading' | null}
    frequency: PaymentFrequency
}

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

/**
 * Products recommended to this visitor, below a page's own content. Their room is kept from when they are asked for, out of
 * view, until they are known. The tiles are rendered in slices, so that no tap waits for them. Ask for them beside this
 * row, not in the page, which would render whole with each answer.
 */
export const RecommendedRow = ({from: {place, shown}, frequency}: RecommendedRowProps) => {
    const {formatMessage} = useIntl()
    const rendered = useDeferredValue(shown)
    return (
        <div ref={place}>
            {rendered === 'loading' ? (
                <ProductScrollerSkeleton heading={formatMessage(messages.recommended)} />
            ) : rendered ? (
                <ShownRow from={rendered} frequency={frequency} />
            ) : null}
        </div>
    )
}
