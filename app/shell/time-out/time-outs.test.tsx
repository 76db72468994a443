import {act, renderHook, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {CommerceError} from '@app/commerce/client'
import {
    addAnswers,
    application,
    changeApplication,
    forgetApplication
} from '@app/features/approval/frame/application-store'
import '@app/ui/overlay/dialog'
import {inSimulatedTime, minutes, pass, settle} from '../../../tests/support/browser/inactive-time'
import {mayComplain} from '../../../tests/support/page-complaints'
import {aCustomer, aGuest, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {lastActivity} from './activity'
import {SessionTimeOuts} from './session-time-outs'
import {TimeOuts} from './time-outs'
import {TimedSpan} from './timed-span'
import {useInactivity} from './use-inactivity'

const somebody = {
    firstName: 'Ada',
    lastName: 'Hale',
    email: 'ada@example.com',
    phone: '3105550123',
    birthDate: '1988-02-29',
    identityNumber: '512438861'
}

/** An inactive shopper on a page; the preferences say 15 and 9 minutes. */
const show = (
    address: string,
    given: Parameters<typeof renderForShopper>[1] = {},
    part = <TimeOuts />
) => {
    const requested: string[] = []
    const shop = renderForShopper(part, {
        address,
        identity: aCustomer(),
        fetch: ({path, query}) => {
            if (path === '/session/activity') return Promise.resolve(null)
            requested.push(String(query?.c_prefs))
            return Promise.resolve({
                customPreferences: {AccountSessionTimeout: 15, checkoutSessionTimeout: 9}
            })
        },
        ...given
    })
    return {
        ...shop,
        requested,
        user: userEvent.setup({advanceTimers: jest.advanceTimersByTime})
    }
}

const dialog = () => screen.queryByRole('alertdialog')

inSimulatedTime()

describe('an inactive customer', () => {
    test('is asked after two thirds of the time, and sees a countdown for the last third [SESSION-009, SESSION-010, SESSION-011]', async () => {
        const {requested} = show('/account')

        await pass(10 * minutes - 1000)
        expect(dialog()).toBeNull()
        await pass(1000 + settle)
        await pass(2 * settle)

        expect(requested).toEqual([
            'checkoutSessionTimeout,AccountSessionTimeout,basketRefreshTime'
        ])
        expect(screen.getByRole('alertdialog', {name: 'Are you still there?'})).toBeVisible()
        expect(
            screen.getAllByText(/sign you out in (5 minutes|4 minutes and 59 seconds)\./)[0]
        ).toBeVisible()
        await pass(60_000)
        expect(screen.getAllByText(/in (4 minutes|3 minutes and 59 seconds)\./)[0]).toBeVisible()
        jest.useRealTimers()
        expect(await axe(document.body)).toHaveNoViolations()
    })

    test('is asked later where the shop allows a longer time [SESSION-009]', async () => {
        show('/account', {
            fetch: () => Promise.resolve({customPreferences: {AccountSessionTimeout: 30}})
        })

        await pass(20 * minutes - 1000)
        expect(dialog()).toBeNull()
        await pass(2000)

        expect(screen.getByRole('alertdialog', {name: 'Are you still there?'})).toBeVisible()
    })

    test('gets the full time again after choosing to stay, with the focus where it was [SESSION-012] (G-70)', async () => {
        const parts = [<input key="field" />, <TimeOuts key="asks" />]
        const {user} = show('/account', {}, <>{parts}</>)
        await user.click(screen.getByRole('textbox'))
        await pass(12 * minutes)

        // Which of its buttons has the focus is tested in a browser: two-tabs.spec.ts.
        expect(dialog()?.contains(document.activeElement)).toBe(true)
        await user.click(screen.getByRole('button', {name: 'Keep me signed in'}))

        expect(dialog()).toBeNull()
        await pass(10 * minutes - 1000)
        expect(screen.getByRole('textbox')).toHaveFocus()
        expect(dialog()).toBeNull()
        await pass(2000)
        expect(dialog()).toBeVisible()
    })

    test('activity here or in another tab restarts the time [SESSION-001, D-34]', async () => {
        const {user} = show('/account')
        await pass(9 * minutes)
        await user.keyboard('x')
        await pass(9 * minutes)
        expect(dialog()).toBeNull()

        act(() => {
            const now = Date.now()
            localStorage.setItem('last-activity', String(now))
            window.dispatchEvent(new StorageEvent('storage', {key: 'last-activity'}))
        })
        await pass(9 * minutes)

        expect(dialog()).toBeNull()
    })

    test('is signed out once at the end, and after the tab has slept as soon as it is visible [SESSION-014, D-34]', async () => {
        mayComplain(/navigation/)
        const calls: string[] = []
        const signOut = () => {
            calls.push('signed out')
            return Promise.resolve()
        }
        show('/account', {actions: {signOut}})
        await pass(1000)

        jest.setSystemTime(Date.now() + 60 * minutes)
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
        await pass(5000)

        expect(calls).toEqual(['signed out'])
        expect(sessionStorage.getItem('toasts')).toBe('[{"id":"inactive","values":{}}]')
        sessionStorage.clear()
    })

    test('can sign out at once, and gets the same message as at the end [SESSION-013, SESSION-016]', async () => {
        mayComplain(/navigation/)
        const calls: string[] = []
        const signOut = () => {
            calls.push('signed out')
            return Promise.resolve()
        }
        const {user} = show('/account', {actions: {signOut}})
        await pass(11 * minutes)

        await act(async () => {
            await user.click(screen.getByRole('button', {name: 'Sign out'}))
            await jest.advanceTimersByTimeAsync(settle)
        })

        expect(calls).toEqual(['signed out'])
        expect(sessionStorage.getItem('toasts')).toBe('[{"id":"inactive","values":{}}]')
        sessionStorage.clear()
    })
})

test('without any activity yet the time starts now, and nobody is signed out [SESSION-008, D-34]', () => {
    const {result} = renderHook(() => useInactivity(15))

    expect(result.current).toEqual({phase: 'running', remaining: 900})
})

test('an inactive guest sees no dialog [SESSION-008]', async () => {
    show('/cart', {identity: aGuest})

    await pass(60 * minutes)

    expect(dialog()).toBeNull()
})

describe('at the checkout', () => {
    const refuse = () => Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))

    test.each([
        ['/checkout', 'checkout'],
        ['/es-US/new-checkout', 'checkout'],
        ['/payfone', 'application'],
        ['/web-order-form/personal', 'application']
    ])(
        'inactivity on %s shows a dialog after two thirds of the time, and ends the %s on the home page [SESSION-002, SESSION-003, SESSION-007]',
        async (address, flow) => {
            const shop = show(address, {identity: aGuest, actions: {whenLive: refuse}})

            await pass(6 * minutes - 1000)
            expect(dialog()).toBeNull()
            await pass(2000)
            expect(screen.getByRole('alertdialog', {name: 'Need more time?'})).toBeVisible()
            expect(
                screen.getAllByText(new RegExp(`end this ${flow} in 3 minutes`))[0]
            ).toBeVisible()
            await pass(3 * minutes)

            expect(shop.address()).toMatch(/^(\/|\/es-US)$/)
            expect(
                screen.getByText(new RegExp(`Your ${flow} ended due to inactivity`))
            ).toBeVisible()
        }
    )

    test('activity within two thirds of the time restarts it [SESSION-001]', async () => {
        const {user} = show('/checkout', {identity: aGuest})
        await pass(5 * minutes)
        await user.keyboard('x')
        await pass(6 * minutes - 1000)
        expect(dialog()).toBeNull()
        await pass(2000)

        expect(screen.getByRole('alertdialog', {name: 'Need more time?'})).toBeVisible()
    })

    test('a guest whose session becomes known at the checkout stays there [SESSION-006]', async () => {
        await import('./time-outs')
        const shop = show('/checkout', {identity: {state: 'unknown'}}, <SessionTimeOuts />)
        await pass(1000)

        shop.become(aGuest)
        await pass(60_000)

        expect(lastActivity()).not.toBe(0)
        expect(shop.address()).toBe('/checkout')
    })

    test('when an application ends, only answers that may be stored stay in memory (D-24) [G-26]', async () => {
        changeApplication({phone: '3105550123', phoneStep: 'found'})
        addAnswers({personal: somebody})
        show('/web-order-form/home', {identity: aGuest, actions: {whenLive: refuse}})

        await pass(6 * minutes)
        await pass(1000)
        await pass(3 * minutes)

        expect(JSON.stringify(application())).not.toMatch(/512438861|1988-02-29/)
        expect(application().draft.personal).toMatchObject({firstName: 'Ada'})
        forgetApplication()
    })

    test.each([
        ['/checkout', 'end a checkout after 9 minutes'],
        ['/es-US/payfone', 'end an application after 9 minutes']
    ])('the time limit is shown on %s: %s (D-34)', async (address, text) => {
        const {container} = show(address, {identity: aGuest}, <TimedSpan />)

        await pass(1000)

        expect(container).toHaveTextContent(text)
    })

    test('Continue counts only after the platform has stored it [SESSION-005, D-34]', async () => {
        const {user} = show('/checkout', {identity: aGuest, actions: {whenLive: refuse}})
        await pass(7 * minutes)
        const before = lastActivity()

        await user.click(screen.getByRole('button', {name: 'Continue'}))
        await pass(4 * settle)

        expect(screen.getByText(/could not give you more time/)).toBeVisible()
        expect(lastActivity()).toBe(before)
        expect(dialog()).toBeVisible()
    })

    test('at the checkout a customer sees the checkout’s warning instead of the account’s [D-34]', async () => {
        show('/checkout', {actions: {whenLive: refuse}})

        await pass(8 * minutes)

        expect(screen.getByRole('alertdialog', {name: 'Need more time?'})).toBeVisible()
    })
})
