import {type Wallet, wallets} from '@app/domain/payments/wallets'
import {flag} from '../json'

const flags: Readonly<Record<Wallet, string>> = {
    'apple-pay': 'c_applePayEnabled',
    'google-pay': 'c_googlePayEnabled',
    paypal: 'c_paypalEnabled',
    venmo: 'c_venmoEnabled',
    'cash-app': 'c_cashAppEnabled'
}

/** The wallets that a store accepts, by its flags [STORE-067]. */
export const takenWallets = (store: Readonly<Record<string, unknown>>): Wallet[] =>
    wallets.filter((wallet) => flag(store[flags[wallet]]) === true)
