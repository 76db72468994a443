const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** The check that the American Bankers Association prescribes: nine digits whose weighted sum ends in 0. [G-25] */
export const isRoutingNumber = (text: string): boolean =>
    /^(?!000000000)\d{9}$/.test(text) &&
    [...text].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 10 ===
        0
