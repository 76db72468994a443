import type {Line} from './basket'
import type {PricedLine} from '@app/domain/basket'

/** The lines that have a whole price; only they can be added up. */
export const pricedLines = (lines: readonly Line[]): PricedLine[] =>
    lines.flatMap(({quantity, price}) => (price ? [{quantity, price}] : []))
