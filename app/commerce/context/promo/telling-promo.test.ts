import {aBasket, aLine} from '../../../../tests/support/builders/a-basket'
import {tellingPromo} from './telling-promo'
import type {ContextPart} from '../use-context-update'

const plain = aBasket(aLine())
const reduced = {...plain, promo: {id: 'c-1', code: 'SAVE10', name: '10% off', weeklyOff: 2_00}}

/** Deeds whose basket takes every code but NONSENSE, and a platform that notes what it is told. */
const aPlatform = (contextFails = false) => {
    const told: ContextPart[] = []
    const warnings: string[] = []
    const deeds = tellingPromo(
        {
            apply: (code) =>
                code === 'NONSENSE'
                    ? Promise.reject(new Error('invalid'))
                    : Promise.resolve(reduced),
            remove: () => Promise.resolve(plain)
        },
        {
            updateContext: (part) => {
                told.push(part)
                return contextFails ? Promise.reject(new Error('503')) : Promise.resolve()
            },
            warn: (message) => warnings.push(message)
        }
    )
    return {deeds, told, warnings}
}

test('an applied promo code stands in the shopper context, as the platform spells it [API-019, PROMO-004]', async () => {
    const {deeds, told} = aPlatform()

    await expect(deeds.apply('save10')).resolves.toBe(reduced)

    expect(told).toEqual([{customQualifiers: {appliedPromotions: 'SAVE10'}}])
})

test('with the code removed the context has none [API-019, PROMO-006]', async () => {
    const {deeds, told} = aPlatform()

    await expect(deeds.remove('c-1')).resolves.toBe(plain)

    expect(told).toEqual([{customQualifiers: {appliedPromotions: ''}}])
})

test('a code that is refused is told to nobody', async () => {
    const {deeds, told} = aPlatform()

    await expect(deeds.apply('NONSENSE')).rejects.toThrow('invalid')

    expect(told).toEqual([])
})

test('a context that cannot be told takes nothing back, and is warned of', async () => {
    const {deeds, warnings} = aPlatform(true)

    await expect(deeds.apply('save10')).resolves.toBe(reduced)

    expect(warnings).toEqual(['The shopper context was not told of the promo code.'])
})
