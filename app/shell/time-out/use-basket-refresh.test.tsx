import userEvent from '@testing-library/user-event'
import {CommerceError} from '@app/commerce/client'
import {inSimulatedTime, minutes, pass} from '../../../tests/support/browser/inactive-time'
import {aGuest, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {TimeOuts} from './time-outs'

inSimulatedTime()

test('at the checkout the basket is fetched again at its interval, and is extended if the shopper was active [CONFIG-005] [SESSION-019]', async () => {
    const calls: string[] = []
    const note = (what: string) => () => {
        calls.push(what)
        return Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))
    }
    renderForShopper(<TimeOuts />, {
        address: '/checkout',
        identity: aGuest,
        fetch: () =>
            Promise.resolve({
                customPreferences: {checkoutSessionTimeout: 15, basketRefreshTime: 4}
            }),
        actions: {readAgain: note('read'), whenLive: note('renewed')}
    })
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime})

    await pass(1000)
    await pass(3 * minutes)
    await user.keyboard('x')
    expect(calls).toEqual([])
    await pass(minutes)
    expect(calls).toEqual(['read', 'renewed'])
    await pass(4 * minutes)

    expect(calls).toEqual(['read', 'renewed', 'read'])
})
