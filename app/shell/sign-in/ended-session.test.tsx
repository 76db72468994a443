import {screen} from '@testing-library/react'
import type {SessionEnd} from '@app/commerce/session/identity'
import {onEvent, emitShopEvent, type ShopEvent} from '@app/commerce/session/shop-event'
import '@app/features/sign-in/auth-dialog'
import {aCustomer, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {EndedSession} from './ended-session'
import {SignInDialogs} from './sign-in-access'

type Props = Parameters<typeof EndedSession>[0]

const show = (page: Props, given: Parameters<typeof renderForShopper>[1] = {}) =>
    renderForShopper(
        <SignInDialogs>
            <EndedSession {...page} />
        </SignInDialogs>,
        {address: '/c/sofas?page=2', identity: aCustomer(), ...given}
    )

const ended = (how: SessionEnd) => ({state: 'guest', customerId: 'g', ended: how}) as const

test.each`
    how             | message
    ${'by-itself'}  | ${'Your session has ended. Please sign in again.'}
    ${'elsewhere'}  | ${'You have been signed out in another tab.'}
    ${'inactivity'} | ${'You have been signed out due to inactivity.'}
`(
    'on a page for everybody a session that ended $how is said, with the way back in [D-14, D-15]',
    async ({how, message}) => {
        const events: ShopEvent[] = []
        const stop = onEvent((event) => events.push(event))
        const {become} = show({access: 'everybody', layout: 'full'})

        become(ended(how))

        expect(await screen.findByText(message, {exact: false})).toBeVisible()
        expect(screen.getByRole('link', {name: 'Sign in'})).toHaveAttribute(
            'href',
            '/login?return=%2Fc%2Fsofas%3Fpage%3D2'
        )
        expect(events).toEqual([{event: 'signed-out', why: 'ended'}])
        stop()
    }
)

test('at the checkout sign-in opens in place [D-14]', async () => {
    const {become, address} = show({access: 'everybody', layout: 'checkout'})

    become(ended('by-itself'))

    expect(await screen.findByRole('dialog', {name: 'Welcome Back'})).toBeVisible()
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(address()).toBe('/c/sofas?page=2')
})

test('a customer’s own page says it itself, and a guest who was one all along reads nothing', () => {
    const {become} = show({access: 'customer', layout: 'full'})
    become(ended('by-itself'))
    become({state: 'guest', customerId: 'g'})

    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

test('a guest who has ordered gets a new session once they continue to the shop, unless to an account [D-05, D-17]', async () => {
    const begun: string[] = []
    const actions = {startNewSession: () => Promise.resolve(void begun.push('anew'))}
    const guest = {state: 'guest', customerId: 'g'} as const
    const {become} = show(
        {access: 'everybody', layout: 'full'},
        {address: '/login', identity: guest, actions}
    )
    emitShopEvent({event: 'ordered'})
    become({...guest})
    expect(begun).toEqual([])

    const shop = show({access: 'everybody', layout: 'full'}, {identity: aCustomer(), actions})
    emitShopEvent({event: 'ordered'})
    shop.become(guest)

    expect(begun).toEqual(['anew'])
})
