import type {Cents} from '../money/cents'

/** How much more a shopper may rent a week: the limit less what is rented already, never below 0 (G-13). */
export const weeklyAmountLeft = (weeklyLimit: Cents, weeklyOutstanding: Cents): Cents =>
    Math.max(0, weeklyLimit - weeklyOutstanding)
