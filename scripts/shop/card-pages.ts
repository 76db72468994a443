/** Pages on which a card may be typed: they show what is configured as a card frame (D-31). */
export const CARD_PAGES = [
    '/checkout/payment',
    '/new-checkout/payment',
    '/my-accounts/payment-agreement',
    '/my-accounts/payment-method',
    '/my-accounts/enroll-autopay',
    '/make-a-payment'
] as const

/**
 * Every script that may run beside a card, by the name of its file, and what it is for. Any other script fails the gate
 * until it is listed here; one of another origin always fails it. Scripts that these load later are ours, too: the policy
 * lets nothing else run.
 */
export const CARD_PAGE_SCRIPTS: Readonly<Record<string, string>> = {
    'main.js': 'the shop: its frame, its routes, what every page uses',
    'old-browser.js': 'shows the line for a browser that is too old; reads nothing of the page',
    'texts.js': 'the words of the shopper’s language',
    'session-island.js': 'who the shopper is, and their cart; the shell names it early',
    'flow-checkout-page.js': 'the checkout; its steps, and the first payment, come after it',
    'payments-pay-page.js': 'a renter pays what is due',
    'payments-payment-methods-page.js': 'the cards that a renter has saved',
    'autopay-autopay-page.js': 'what is paid by itself, and from which card',
    'one-off-page.js': 'paying without an account'
}
