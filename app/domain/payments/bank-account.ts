const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** The digits of a bank number, with leading zeros, without spaces and dashes. */
export const bankDigits = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

const hasAbaCheck = (digits: string): boolean =>
    [...digits].reduce((sum, digit, at) => sum + Number(digit) * (ABA_WEIGHTS[at] ?? 0), 0) % 10 ===
    0

export type RoutingNumberProblem = 'missing' | 'malformed' | 'unknown'

/** What is wrong with a routing number: empty, not nine digits, or a wrong ABA check digit (G-25). */
export const routingNumberProblem = (text: string): RoutingNumberProblem | undefined => {
    const digits = bankDigits(text)
    if (digits === '') return 'missing'
    if (!/^\d{9}$/.test(digits)) return 'malformed'
    return digits !== '000000000' && hasAbaCheck(digits) ? undefined : 'unknown'
}

export type AccountNumberProblem = 'missing' | 'malformed' | 'too-short' | 'too-long'

const SHORTEST_ACCOUNT = 4
const LONGEST_ACCOUNT = 17

/** What is wrong with an account number of 4 to 17 digits (G-25). */
export const accountNumberProblem = (text: string): AccountNumberProblem | undefined => {
    const digits = bankDigits(text)
    if (digits === '') return 'missing'
    if (!/^\d+$/.test(digits)) return 'malformed'
    if (digits.length < SHORTEST_ACCOUNT) return 'too-short'
    return digits.length > LONGEST_ACCOUNT ? 'too-long' : undefined
}

/** Whether an account number was typed the same way twice, apart from spaces and dashes. */
export const isSameAccount = (one: string, other: string): boolean =>
    bankDigits(one) === bankDigits(other)
