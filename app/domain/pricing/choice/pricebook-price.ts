import type {Cents} from '../../money/cents'

/** A weekly price of one price book. */
export type PricebookPrice = {pricebookId: string; weekly: Cents}

/** The price of the first wanted price book that has one [PRICE-011]; nothing when none has. */
export const pricebookPrice = <Price extends PricebookPrice>(
    prices: readonly Price[],
    wantedIds: readonly string[]
): Price | undefined =>
    wantedIds
        .map((id) => prices.find(({pricebookId}) => pricebookId === id))
        .find((price) => price !== undefined)
