import {pricebookPrice} from './pricebook-price'

const prices = [
    {pricebookId: 'list', weekly: 24_99},
    {pricebookId: 'zone-7', weekly: 21_99}
]

test.each`
    situation                       | wanted                | weekly
    ${'the wanted price book'}      | ${['zone-7']}         | ${21_99}
    ${'the first that has a price'} | ${['zone-9', 'list']} | ${24_99}
    ${'the order of wishes'}        | ${['list', 'zone-7']} | ${24_99}
    ${'none of the wanted'}         | ${['zone-9']}         | ${undefined}
    ${'nothing wanted'}             | ${[]}                 | ${undefined}
`('$situation counts: $wanted gives $weekly [PRICE-011]', ({wanted, weekly}) => {
    expect(pricebookPrice(prices, wanted)?.weekly).toBe(weekly)
})
