import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {termsMessages as texts} from './terms-messages'

/** What is rented, with how many of it where that is more than one. */
export const usePieces = () => {
    const {formatMessage} = useIntl()
    return ({name, quantity}: Pick<Line, 'name' | 'quantity'>): string =>
        quantity > 1 ? formatMessage(texts.pieces, {count: quantity, name}) : name
}

/** That the price below is one piece's, where there are several: each has an agreement of its own (D-07). */
export const PriceOfEach = ({quantity}: Pick<Line, 'quantity'>) => {
    const {formatMessage} = useIntl()
    if (quantity < 2) return null
    return <p className="checkout__note">{formatMessage(texts.each, {count: quantity})}</p>
}
