import {fireEvent, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {setPreference} from '../../../sandbox/preferences/preference'
import {allStores} from '../../../sandbox/stores/store'
import {
    cardOrigin,
    checkoutBrowser,
    checkoutPast,
    heading,
    press,
    wait
} from '../../../tests/support/shop/checkout-pages'
import type {CheckoutShopper} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(60_000)

const browser = checkoutBrowser()
const {world} = browser.sandbox
const walletOrigin = 'https://wallets.example'
const paypal = {paypal: `${walletOrigin}/paypal`}
const both = {...paypal, venmo: `${walletOrigin}/venmo`}
const cardFrame = `${cardOrigin}/frame`

let shopper: CheckoutShopper
let signed: ReturnType<CheckoutShopper['remember']>

beforeAll(async () => {
    const past = await checkoutPast(browser, 'sign')
    shopper = past.shopper
    signed = past.after
})

/** Which wallets the store says that it takes. */
const storeTakes = (isPaypal: boolean, isVenmo: boolean) =>
    Object.assign(allStores(world).get('01001') ?? {}, {
        c_paypalEnabled: isPaypal,
        c_venmoEnabled: isVenmo
    })

const open = async (shown: {wallets?: object; cardFrame?: string}, locale = '') => {
    shopper.goBackTo(signed)
    browser.signedIn('casey@homeward.example')
    const address = `${locale}/checkout/payment`
    return browser.show({address, storeId: '01001', cardFrame, ...shown})
}

const offered = () =>
    screen.queryAllByRole('button', {name: /^Pay with /}).map(({textContent}) => textContent)

test.each`
    isPaypal | isVenmo  | wallets   | expected
    ${true}  | ${true}  | ${{}}     | ${[]}
    ${true}  | ${true}  | ${both}   | ${['Pay with PayPal', 'Pay with Venmo']}
    ${true}  | ${true}  | ${paypal} | ${['Pay with PayPal']}
    ${false} | ${true}  | ${both}   | ${['Pay with Venmo']}
    ${false} | ${false} | ${both}   | ${[]}
`(
    'a store that takes PayPal $isPaypal and Venmo $isVenmo, with $wallets set up, offers $expected beside the card (G-29)',
    async ({isPaypal, isVenmo, wallets, expected}) => {
        storeTakes(isPaypal, isVenmo)
        const {container, settled} = await open({wallets})

        expect(await screen.findByTitle('Card details', {}, wait)).toHaveAttribute(
            'src',
            expect.stringMatching(cardFrame)
        )
        await settled()
        expect(offered()).toEqual(expected)
        expect(screen.getByRole('button', {name: 'Pay at the store'})).toBeVisible()
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('who pays with a wallet agrees on its provider’s page alone, and the order says with what (G-29) (D-31)', async () => {
    storeTakes(true, false)
    const {container, settled} = await open({wallets: both})
    await press('Pay with PayPal')
    const frame = await screen.findByTitle<HTMLIFrameElement>('PayPal', {}, wait)
    expect(frame.src).toMatch(`${walletOrigin}/paypal`)
    expect(screen.queryByTitle('Card details')).toBeNull()
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    const account = {cardType: 'PayPal', lastFour: '1881', expirationDate: '2099-12-31'}
    const data = {type: 'card-token', token: newCardToken(world, account), ...account}
    const tell = (origin: string) =>
        fireEvent(window, new MessageEvent('message', {origin, source: frame.contentWindow, data}))

    // The card frame's origin may say nothing for the wallet's.
    tell(cardOrigin)
    expect(screen.queryByText('PayPal ending in 1881')).toBeNull()
    tell(walletOrigin)
    expect(await screen.findByText('PayPal ending in 1881')).toBeVisible()
    // What pays is saved only by choice (D-43).
    expect(screen.getByRole('checkbox', {name: /^Save this card/})).not.toBeChecked()
    await press(/^Pay \$/)

    await heading('Thank you for your order')
    expect(screen.getByText('PayPal ending in 1881')).toBeVisible()
    expect(shopper.ledger()).toMatchObject({orders: 1, payments: 1})
})

test('from a wallet one comes back to the card, and in Spanish too: the frame is told the language (G-29)', async () => {
    storeTakes(true, false)
    await open({wallets: both}, '/es-US')
    await press('Pagar con PayPal')
    await screen.findByTitle('PayPal', {}, wait)
    await press('Pagar con tarjeta')

    const frame = await screen.findByTitle('Datos de la tarjeta', {}, wait)
    expect(frame).toBeVisible()
    expect(frame).toHaveAttribute('src', expect.stringMatching(/&locale=es-US$/))
})

test('where neither is set up the store is the one way to pay, and nothing stands above nothing (G-29)', async () => {
    storeTakes(true, true)
    await open({cardFrame: ''})
    await screen.findByRole('button', {name: 'Pay at the store'}, wait)

    expect(screen.queryByRole('heading', {name: 'Pay by card'})).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
})

test.each`
    preferred                           | expected
    ${`${cardOrigin}/frame?site=home`}  | ${/^https:\/\/cards\.example\/frame\?site=home&origin=/}
    ${'https://elsewhere.example/form'} | ${/^https:\/\/cards\.example\/frame\?origin=/}
    ${'no address'}                     | ${/^https:\/\/cards\.example\/frame\?origin=/}
    ${''}                               | ${/^https:\/\/cards\.example\/frame\?origin=/}
    ${null}                             | ${/^https:\/\/cards\.example\/frame\?origin=/}
`(
    'with the preference creditCardIframeURL $preferred cards are typed at $expected: where a frame is allowed (D-31) (D-37) [CONFIG-007]',
    async ({preferred, expected}) => {
        setPreference(world, 'creditCardIframeURL', preferred)
        await open({})

        expect(await screen.findByTitle('Card details', {}, wait)).toHaveAttribute(
            'src',
            expect.stringMatching(expected)
        )
    }
)
