import {offeredWallets} from './wallets'

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
