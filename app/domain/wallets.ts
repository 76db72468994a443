/** Ways to pay besides cards and cash, as a store may take them. */
export const wallets = ['apple-pay', 'google-pay', 'paypal', 'venmo', 'cash-app'] as const

export type Wallet = (typeof wallets)[number]

/** Names of companies, the same in every language. */
export const walletNames: Readonly<Record<Wallet, string>> = {
    'apple-pay': 'Apple Pay',
    'google-pay': 'Google Pay',
    paypal: 'PayPal',
    venmo: 'Venmo',
    'cash-app': 'Cash App'
}

/** For each wallet that is set up, the page of its provider. */
export type WalletPages = Readonly<Partial<Record<Wallet, string>>>

/** The wallets to pay with at a store: those that it takes and that are set up; none otherwise, and cards alone (G-29). */
export const offeredWallets = (
    taken: readonly Wallet[],
    pages: WalletPages
): {wallet: Wallet; page: string}[] =>
    wallets.flatMap((wallet) => {
        const page = pages[wallet] ?? ''
        return taken.includes(wallet) && page !== '' ? [{wallet, page}] : []
    })
