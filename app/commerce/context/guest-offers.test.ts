import {toStoreOffers} from './guest-offers'

test('an offer whose end cannot be read is left out, and never endless; one without an end stays (D-48)', () => {
    const warnings: string[] = []
    const log = {warn: (message: string) => void warnings.push(message)}
    const offers = [
        {promoID: 'a', endDate: 'soon'},
        {promoID: 'b', endDate: '2030-02-28'},
        {promoID: 'c'}
    ]

    const read = toStoreOffers({PromoObj: offers}, log)

    expect(read.map(({id, endsOn}) => [id, endsOn])).toEqual([
        ['b', '2030-02-28'],
        ['c', null]
    ])
    expect(warnings).toHaveLength(1)
})
