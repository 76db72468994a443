import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {priceWithCode} from '@app/domain/basket/promo-code'
import {Price} from '@app/ui/price/price'
import {termsMessages as texts} from './terms-messages'

/** Returns a function that names a rented product, with the number of pieces if there are several. */
export const usePieces = () => {
    const {formatMessage} = useIntl()
    return ({name, quantity}: Pick<Line, 'name' | 'quantity'>): string =>
        quantity > 1 ? formatMessage(texts.pieces, {count: quantity, name}) : name
}

/** Says that the price below is for one piece, if there are several: each piece has its own agreement (D-07). */
const PriceOfEach = ({quantity}: Pick<Line, 'quantity'>) => {
    const {formatMessage} = useIntl()
    if (quantity < 2) return null
    return <p className="checkout__note">{formatMessage(texts.each, {count: quantity})}</p>
}

type PriceOfLineProps = {
    line: Line
    isReduced: boolean
    frequency: PaymentFrequency
    variant: 'table' | 'line'
}

/**
 * The price of one piece. With a promo code: the price of all pieces with it, which the agreements will use, and below
 * it the price of each piece before it (D-07).
 */
export const PriceOfLine = ({line, isReduced, frequency, variant}: PriceOfLineProps) => {
    const {formatMessage} = useIntl()
    const {price, quantity, weeklyWithCode} = line
    if (!price) return null
    const reduced = isReduced && priceWithCode({price, quantity, weeklyWithCode}, frequency)
    if (!reduced) {
        return (
            <>
                <PriceOfEach quantity={quantity} />
                <Price variant={variant} price={price} frequency={frequency} />
            </>
        )
    }
    return (
        <>
            {quantity > 1 ? (
                <p className="checkout__note">{formatMessage(texts.together, {quantity})}</p>
            ) : null}
            <Price variant={variant} price={reduced} frequency={frequency} />
            <div className="checkout__before">
                <p className="checkout__note">{formatMessage(texts.beforeCode, {quantity})}</p>
                <Price variant="line" price={price} frequency={frequency} />
            </div>
        </>
    )
}
