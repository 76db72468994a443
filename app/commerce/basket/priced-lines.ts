import type {LineWithCode} from '@app/domain/promo-code'
import type {Line} from './basket'

/** The lines that have a whole price; only they can be added up. */
export const pricedLines = (lines: readonly Line[]): LineWithCode[] =>
    lines.flatMap(({quantity, price, weeklyWithCode}) =>
        price ? [{quantity, price, weeklyWithCode}] : []
    )
