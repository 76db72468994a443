import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {termsMessages as texts} from './terms-messages'

/** What is rented, with how many of it where that is more than one. */
export const usePieces = () => {
    const {formatMessage} = useIntl()
    return ({name, quantity}: Pick<Line, 'name' | 'quantity'>): string =>
        quantity > 1 ? formatMessage(texts.pieces, {count: quantity, name}) : name
}
