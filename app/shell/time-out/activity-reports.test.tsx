import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {CommerceError} from '@app/commerce/client'
import '@app/ui/overlay/dialog'
import {inSimulatedTime, minutes, pass} from '../../../tests/support/browser/inactive-time'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {TimeOuts} from './time-outs'

/** A customer on a page. Our server answers the activity reports with this status. */
const show = (status = 204) => {
    const reports: number[] = []
    const renewed: unknown[] = []
    renderForShopper(<TimeOuts />, {
        address: '/account',
        identity: aCustomer(),
        fetch: ({path}) => {
            if (path !== '/session/activity')
                return Promise.resolve({customPreferences: {AccountSessionTimeout: 15}})
            reports.push(Date.now())
            const code = status === 401 ? 'refused' : 'unavailable'
            return status === 204
                ? Promise.resolve(null)
                : Promise.reject(new CommerceError({status, code}))
        },
        actions: {
            whenLive: (given) => {
                renewed.push(given)
                return Promise.reject(new CommerceError({status: 401, code: 'refused'}))
            }
        }
    })
    return {reports, renewed, user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})}
}

inSimulatedTime()

test('a customer’s activity is reported to our server once a minute, and inactivity is not [ASVS-7.3.1]', async () => {
    const {user, reports} = show()
    await pass(3 * minutes)
    expect(reports).toEqual([])
    for (let pressed = 0; pressed < 6; pressed += 1) {
        await user.keyboard('x')
        await pass(5000)
    }
    await pass(5 * minutes)

    expect(reports).toHaveLength(2)
    expect((reports[1] ?? 0) - (reports[0] ?? 0)).toBeGreaterThanOrEqual(minutes)
})

test('choosing to stay extends the time only after our server has confirmed it [SESSION-012, D-34]', async () => {
    const {user} = show(503)
    await pass(12 * minutes)

    await user.click(screen.getByRole('button', {name: 'Keep me signed in'}))
    await pass(200)

    expect(screen.getByRole('alertdialog', {name: 'Are you still there?'})).toBeVisible()
    expect(screen.getByText(/That did not work/)).toBeVisible()
})

test('if our server has ended the session meanwhile, the page renews it after the refusal [ASVS-7.3.1] [D-14]', async () => {
    const {user, renewed} = show(401)
    await pass(1000)
    await user.keyboard('x')
    await pass(1000)

    expect(renewed).toContainEqual({afterRefusal: true})
})
