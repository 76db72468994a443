import type {StockStatus} from '../stock/stock-status'

/** What is known of a line's product; nothing when it is no longer online. */
export type SoldLine = {status?: StockStatus | undefined}

/** The lines that can no longer be had, told to the shopper and then removed [CART-023] [CART-024]. */
export const unavailableLines = <Line extends SoldLine>(lines: readonly Line[]): Line[] =>
    lines.filter(({status}) => status === undefined || status === 'out-of-stock')
