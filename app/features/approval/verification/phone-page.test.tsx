import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {IntlProvider} from 'react-intl'
import {MemoryRouter} from 'react-router-dom'
import type {Identity} from '@app/commerce/session/identity'
import {AppContextProvider} from '@app/routing/route/app-context'
import {anAppContext} from '../../../../tests/support/a-commerce'
import {aCustomer, aGuest, GivenSessionProvider} from '../../../../tests/support/shop/given-session'
import {mayComplain} from '../../../../tests/support/page-complaints'
import {argsAt, renderPage} from '../../../../tests/support/shop/render-page'
import {addAnswers, forgetApplication} from '../frame/application-store'
import {PhonePage} from './phone-page'

afterEach(() => forgetApplication())

const checks = {
    state: 'ready',
    value: {
        isPhoneCheckEnabled: true,
        isIdentityCheckEnabled: true,
        isDecisionEngineEnabled: true
    }
} as const

const page = <PhonePage checks={checks} at={argsAt('/payfone')} />

const unknown: Identity = {state: 'unknown'}
const show = (identity: Identity) => renderPage(page, {address: '/payfone', session: {identity}})

const field = () => screen.getByLabelText('Mobile phone number')
const offer = () => screen.queryByRole('link', {name: 'Sign in'})

test.each`
    who                               | identity                          | isOffered
    ${'nobody knows yet'}             | ${unknown}                        | ${true}
    ${'a guest'}                      | ${aGuest}                         | ${true}
    ${'a customer'}                   | ${aCustomer()}                    | ${false}
    ${'a customer of the last visit'} | ${{...unknown, firstName: 'Ada'}} | ${false}
`(
    'the first step is shown to $who at once, with sign-in offered: $isOffered (D-17) [ROUTE-015]',
    ({identity, isOffered}) => {
        show(identity)

        expect(field()).toBeVisible()
        expect(offer() !== null).toBe(isOffered)
    }
)

test('the consent to the look-up stands beside its button: who shares what with whom, that it is optional, and when it ends (D-32)', () => {
    show(aGuest)

    const box = screen.getByRole('checkbox', {
        name: /my wireless carrier to share .*name and address, with .* prevent fraud.*Version 2026-11-28/
    })
    expect(box).not.toBeChecked()
    const scope = screen.getByText(/You can apply without agreeing: .* this one look-up/)
    const submit = screen.getByRole('button', {name: 'Continue'})
    expect(box.compareDocumentPosition(scope)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(scope.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/We text a code to this number.*rates may apply/)).toBeVisible()
})

test('a shopper whose session ends on the first step is not offered to sign in there, so that nothing moves (D-17)', () => {
    const {again} = show(aCustomer())

    again(page, {identity: {state: 'guest', ended: 'by-itself'}})

    expect(offer()).toBeNull()
})

test('the phone number of an account is filled into the field when it arrives, unless the shopper has typed one (G-20)', async () => {
    const {again} = show(unknown)
    expect(field()).toHaveValue('')

    again(page, {identity: aCustomer({phone: '3105550177'})})
    expect(field()).toHaveValue('(310) 555-0177')

    await userEvent.clear(field())
    await userEvent.type(field(), '213')
    again(page, {identity: aCustomer({phone: '3105550188'})})
    expect(field()).toHaveValue('213')
})

/** The page in a shop that is the same on the server and in a browser. */
const inShop = () => (
    <MemoryRouter initialEntries={['/payfone']}>
        <AppContextProvider
            value={anAppContext(() => Promise.reject(new Error('Nothing is asked')))}
        >
            <QueryClientProvider client={new QueryClient()}>
                <IntlProvider locale="en-US" defaultLocale="en-US">
                    <GivenSessionProvider session={{identity: unknown}}>
                        {page}
                    </GivenSessionProvider>
                </IntlProvider>
            </QueryClientProvider>
        </AppContextProvider>
    </MemoryRouter>
)

test('the first step that the server rendered keeps the typed text when it is hydrated, even if this tab has answers (D-23, D-24)', async () => {
    // The server's renderer runs where there is a window, too: only here.
    mayComplain(/useLayoutEffect does nothing on the server/)
    const place = document.createElement('div')
    place.innerHTML = renderToString(inShop())
    document.body.replaceChildren(place)
    const before = field()
    Object.assign(before, {value: '3105550142'})
    addAnswers({income: {source: 'job', amount: 300_00, frequency: 'weekly'}})

    // Whatever differs is complained about, and fails the test.
    act(() => void hydrateRoot(place, inShop()))

    expect(field()).toBe(before)
    expect(field()).toHaveValue('3105550142')
    await userEvent.tab()
    expect(field()).toHaveValue('3105550142')
})
