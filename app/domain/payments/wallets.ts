/** The payment methods besides cards and cash that a store may accept. */
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

/** The page of its provider, for each wallet that is configured. */
export type WalletPages = Readonly<Partial<Record<Wallet, string>>>

/** The wallets that a store offers: those that it accepts and that are configured. Without any, only cards (G-29). */
export const offeredWallets = (
    taken: readonly Wallet[],
    pages: WalletPages
): {wallet: Wallet; page: string}[] =>
    wallets.flatMap((wallet) => {
        const page = pages[wallet] ?? ''
        return taken.includes(wallet) && page !== '' ? [{wallet, page}] : []
    })
