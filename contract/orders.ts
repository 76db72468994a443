/** Custom attributes of an order [ENTITY-010]; those of its basket come along. */
export type OrderCustomAttributes = {
    c_promoApplied?: boolean
    c_promoCode?: string
    /** What everything would cost in cash, in dollars. */
    c_cartTotalCashPrice?: number
}

/** Custom attributes of an order's payment instrument [ENTITY-010]. */
export type OrderPaymentCustomAttributes = {c_transactionId?: string}
