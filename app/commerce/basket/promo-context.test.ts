import {aBasket, aLine} from '../../../tests/support/values/builders'
import {withPromoContext} from './promo-context'
import {toPromoCodes} from '../context/store-promotions'
import type {ContextPart} from '../context/context-update'

test.each`
    answer                                                                     | codes
    ${{PromoObj: [{promotionCode: 'A'}, {promotionCode: 'A'}]}}                | ${['A']}
    ${{PromoObj: [{promotionCode: null}, {promotionCode: 'A'}, null, 'SAVE']}} | ${['A']}
    ${{PromoObj: []}}                                                          | ${[]}
`('$answer holds the codes $codes [API-015]', ({answer, codes}) => {
    expect(toPromoCodes(answer, {})).toEqual(codes)
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
