import {aCommerce} from '../../../../tests/support/builders/a-commerce'
import {storePromotions} from './store-promotions'

const ada = {storeId: '01001', customerId: 'ada', registered: true}

test('the codes of a store are asked for by store and customer, whose id correlates the call [API-002, API-015]', async () => {
    const {commerce, calls} = aCommerce(() => ({
        PromoObj: [{promotionCode: 'SAVE10'}, {promotionCode: 'THANKYOU25'}]
    }))

    await expect(storePromotions(commerce, ada).ask()).resolves.toEqual(['SAVE10', 'THANKYOU25'])

    expect(calls).toEqual([
        {
            path: '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac',
            query: {c_store_id: '01001', c_customer_id: 'ada', c_isRegistered: true},
            customerId: 'ada'
        }
    ])
})

test.each`
    answer                                                               | codes
    ${{PromoObj: [{promotionCode: 'A'}, {promotionCode: 'A'}]}}          | ${['A']}
    ${{PromoObj: [{promotionCode: null}, {promoID: 'x'}, null, 'SAVE']}} | ${[]}
    ${{PromoObj: {}}}                                                    | ${[]}
    ${{}}                                                                | ${[]}
    ${null}                                                              | ${[]}
`('$answer holds the codes $codes', async ({answer, codes}) => {
    await expect(storePromotions(aCommerce(() => answer).commerce, ada).ask()).resolves.toEqual(
        codes
    )
})

test('another store, or having signed in since, is another question', () => {
    const {commerce} = aCommerce()
    const keys = [ada, {...ada, storeId: '01002'}, {...ada, registered: false}].map((shopper) =>
        JSON.stringify(storePromotions(commerce, shopper).key)
    )

    expect(new Set(keys).size).toBe(3)
})
