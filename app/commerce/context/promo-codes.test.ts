import {aCommerce} from '../../../tests/support/a-commerce'
import {aBasket, aLine} from '../../../tests/support/builders'
import {withPromoContext} from './promo-codes'
import {storePromotions} from './store-promotions'
import type {ContextPart} from './context-update'

describe('store promotions', () => {
    const ada = {storeId: '01001', customerId: 'ada', registered: true}

    test('the codes of a store are fetched by store and customer, whose id correlates the call [API-002, API-015]', async () => {
        const {commerce, calls} = aCommerce(() => ({
            PromoObj: [{promotionCode: 'SAVE10'}, {promotionCode: 'THANKYOU25'}]
        }))

        await expect(storePromotions(commerce, ada).fetch()).resolves.toEqual([
            'SAVE10',
            'THANKYOU25'
        ])

        expect(calls).toEqual([
            {
                path: '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac',
                query: {c_store_id: '01001', c_customer_id: 'ada', c_isRegistered: true},
                customerId: 'ada'
            }
        ])
    })

    test.each`
        answer                                                                     | codes
        ${{PromoObj: [{promotionCode: 'A'}, {promotionCode: 'A'}]}}                | ${['A']}
        ${{PromoObj: [{promotionCode: null}, {promotionCode: 'A'}, null, 'SAVE']}} | ${['A']}
        ${{PromoObj: []}}                                                          | ${[]}
    `('$answer holds the codes $codes', async ({answer, codes}) => {
        await expect(
            storePromotions(aCommerce(() => answer).commerce, ada).fetch()
        ).resolves.toEqual(codes)
    })

    test('another store, or having signed in since, is another question', () => {
        const {commerce} = aCommerce()
        const keys = [ada, {...ada, storeId: '01002'}, {...ada, registered: false}].map((shopper) =>
            JSON.stringify(storePromotions(commerce, shopper).key)
        )

        expect(new Set(keys).size).toBe(3)
    })
})

describe('telling promo', () => {
    const plain = aBasket(aLine())
    const reduced = {...plain, promo: {id: 'c-1', code: 'SAVE10', name: '10% off', weeklyOff: 2_00}}

    /** Actions whose basket takes every code but NONSENSE, and a platform that notes what it is sent. */
    const aPlatform = (contextFails = false) => {
        const updates: ContextPart[] = []
        const warnings: string[] = []
        const actions = withPromoContext(
            {
                apply: (code) =>
                    code === 'NONSENSE'
                        ? Promise.reject(new Error('invalid'))
                        : Promise.resolve(reduced),
                remove: () => Promise.resolve(plain)
            },
            {
                updateContext: (part) => {
                    updates.push(part)
                    return contextFails ? Promise.reject(new Error('503')) : Promise.resolve()
                },
                warn: (message) => warnings.push(message)
            }
        )
        return {actions, updates, warnings}
    }

    test('an applied promo code is in the shopper context, as the platform spells it [API-019, PROMO-004]', async () => {
        const {actions, updates: updates} = aPlatform()

        await expect(actions.apply('save10')).resolves.toBe(reduced)

        expect(updates).toEqual([{customQualifiers: {appliedPromotions: 'SAVE10'}}])
    })

    test('with the code removed the context has none [API-019, PROMO-006]', async () => {
        const {actions, updates: updates} = aPlatform()

        await expect(actions.remove('c-1')).resolves.toBe(plain)

        expect(updates).toEqual([{customQualifiers: {appliedPromotions: ''}}])
    })

    test('a code that is refused is sent nowhere', async () => {
        const {actions, updates: updates} = aPlatform()

        await expect(actions.apply('NONSENSE')).rejects.toThrow('invalid')

        expect(updates).toEqual([])
    })

    test('a context that cannot be updated takes nothing back, and is warned of', async () => {
        const {actions, warnings} = aPlatform(true)

        await expect(actions.apply('save10')).resolves.toBe(reduced)

        expect(warnings).toEqual(['The shopper context was not updated with the promo code.'])
    })
})
