import type {Call, Commerce} from '@app/commerce/commerce'
import {wasPriceRules} from './a-price'

type Answer = (call: Call) => unknown

/** A Commerce that answers as a test says and remembers what it was asked. */
export const aCommerce = (answer: Answer = () => ({})) => {
    const calls: Call[] = []
    const commerce: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-02-01',
        wasPriceRules,
        ask: (call) => {
            calls.push(call)
            return Promise.resolve().then(() => answer(call))
        }
    }
    return {commerce, calls}
}
