import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {termsMessages as texts} from './terms-messages'

/** Returns a function that names a rented product, with the number of pieces if there are several. */
export const usePieces = () => {
    const {formatMessage} = useIntl()
    return ({name, quantity}: Pick<Line, 'name' | 'quantity'>): string =>
        quantity > 1 ? formatMessage(texts.pieces, {count: quantity, name}) : name
}

/** Says that the price below is for one piece, if there are several: each piece has its own agreement (D-07). */
export const PriceOfEach = ({quantity}: Pick<Line, 'quantity'>) => {
    const {formatMessage} = useIntl()
    if (quantity < 2) return null
    return <p className="checkout__note">{formatMessage(texts.each, {count: quantity})}</p>
}
