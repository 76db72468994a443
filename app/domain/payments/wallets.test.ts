import {offeredWallets, walletNames} from './wallets'

const page = 'https://wallets.example/paypal'
const paypal = {paypal: page}

test.each`
    taken                  | pages                          | expected
    ${['paypal']}          | ${paypal}                      | ${['paypal']}
    ${['paypal', 'venmo']} | ${paypal}                      | ${['paypal']}
    ${['venmo']}           | ${paypal}                      | ${[]}
    ${['paypal']}          | ${{}}                          | ${[]}
    ${['paypal']}          | ${{paypal: ''}}                | ${[]}
    ${['venmo', 'paypal']} | ${{venmo: page, paypal: page}} | ${['paypal', 'venmo']}
`(
    'a store that takes $taken, with $pages set up, offers $expected (G-29)',
    ({taken, pages, expected}) => {
        expect(offeredWallets(taken, pages).map(({wallet}) => wallet)).toEqual(expected)
    }
)

test.each`
    wallet          | name
    ${'apple-pay'}  | ${'Apple Pay'}
    ${'google-pay'} | ${'Google Pay'}
    ${'paypal'}     | ${'PayPal'}
    ${'venmo'}      | ${'Venmo'}
    ${'cash-app'}   | ${'Cash App'}
`('$wallet is shown as its company writes it: $name (G-29)', ({wallet, name}) => {
    expect(Object.entries(walletNames)).toContainEqual([wallet, name])
})
