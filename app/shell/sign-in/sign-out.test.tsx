import {act, screen} from '@testing-library/react'
import {iconOwner} from '@app/commerce/account/payments/due-badge'
import {wishListActions, wishListOwner} from '@app/commerce/lists/wishes'
import type {LiveSession} from '@app/commerce/session/session'
import {withAppIcon, withoutAppIcon} from '../../../tests/support/browser/app-icon'
import {mayComplain} from '../../../tests/support/page-complaints'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {createDeferred} from '../../../tests/support/values/deferred'
import {type SignOutReason, useSignOut} from './sign-out'

/** Somebody who signs out, and what happens in which order; the platform refuses, so that the page stays. */
const show = () => {
    const events: string[] = []
    const SignOut = () => {
        const signOut = useSignOut()
        return (
            <button type="button" onClick={() => void signOut('asked').catch(() => undefined)}>
                Sign out
            </button>
        )
    }
    renderForShopper(<SignOut />, {
        identity: aCustomer(),
        actions: {
            signOut: () => {
                events.push('signed out')
                return Promise.reject(new Error('still signed in'))
            }
        }
    })
    return {events, press: () => act(async () => screen.getByRole('button').click())}
}

/** A heart whose change waits for the session. */
const pressHeart = (events: string[]) => {
    const live = createDeferred<LiveSession>()
    wishListOwner.pending(() => live.promise)
    wishListActions.add('sofa').catch(() => events.push('heart ended'))
    return () => act(async () => live.reject(new Error('refused')))
}

test('sign-out happens once the last heart is written, with success or not [AUTH-047, D-19]', async () => {
    const {events, press} = show()
    const endHeart = pressHeart(events)

    await press()
    expect(events).toEqual([])
    await endHeart()

    expect(events).toEqual(['heart ended', 'signed out'])
})

test('a heart without a response delays sign-out by three seconds at most [D-19]', async () => {
    jest.useFakeTimers()
    const {events, press} = show()
    const endHeart = pressHeart(events)

    await press()
    await act(() => jest.advanceTimersByTimeAsync(2900))
    expect(events).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(200))

    expect(events).toEqual(['signed out'])
    jest.useRealTimers()
    await endHeart()
})

test.each`
    reason          | owner
    ${'asked'}      | ${null}
    ${'inactivity'} | ${'customer-1'}
`(
    'after a sign-out ($reason) the app’s icon shows no number, and is turned on for $owner',
    async ({reason, owner}: {reason: SignOutReason; owner: string | null}) => {
        mayComplain(/Not implemented: navigation/)
        const icon = withAppIcon()
        iconOwner.write('customer-1')
        const SignOut = () => {
            const signOut = useSignOut()
            return <button type="button" onClick={() => void signOut(reason)} />
        }
        renderForShopper(<SignOut />, {
            identity: aCustomer(),
            actions: {signOut: () => Promise.resolve()}
        })

        await act(async () => screen.getByRole('button').click())

        expect(icon.numbers).toEqual([0])
        expect(iconOwner.read()).toBe(owner)
        withoutAppIcon()
        iconOwner.write(null)
    }
)
