/** The whole percent on a discount badge; nothing below 1 % [PRICE-008] [PRICE-009]. */
export const discountBadge = (percent: number): number | undefined =>
    percent >= 1 ? Math.floor(percent) : undefined
