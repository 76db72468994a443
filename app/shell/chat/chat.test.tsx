import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import Cookies from 'js-cookie'
import type {Call} from '@app/commerce/client'
import {chatSettings} from '@app/commerce/third-parties'
import type {Identity} from '@app/commerce/session/identity'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {mayOfferChat} from '@app/routing/route/third-parties'
import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'
import {aCommerce} from '../../../tests/support/a-commerce'
import {aCustomer, aGuest, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {ChatControl} from './chat-control'

const settings = {
    script: 'http://127.0.0.1:4000/scripts/chat.js',
    site: 'http://127.0.0.1:4000/scripts',
    messaging: 'http://127.0.0.1:4000/scripts',
    organizationId: '00D',
    deployment: 'Sales'
}

const page: Window & {embeddedservice_bootstrap?: unknown} = window

/** Puts the widget into the page, as its script does when it runs; tells what the shop does with it. */
const widgetArrives = () => {
    const reported: unknown[] = []
    page.embeddedservice_bootstrap = {
        settings: {},
        init: (...given: unknown[]) => {
            reported.push(['init', ...given])
            window.dispatchEvent(new Event('onEmbeddedMessagingReady'))
        },
        prechatAPI: {setHiddenPrechatFields: (fields: unknown) => reported.push(fields)},
        utilAPI: {launchChat: async () => reported.push('launched')},
        userVerificationAPI: {clearSession: async () => reported.push('ended')}
    }
    return reported
}

const show = (identity: Identity = aCustomer(), isOffered = true) =>
    renderForShopper(<ChatControl settings={settings} isOffered={isOffered} />, {identity})

const chat = () => screen.getByRole('button', {name: 'Chat'})
const press = () => act(async () => chat().click())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const scripts = () => [...document.scripts].map(({src}) => src)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
    jest.useRealTimers()
    Cookies.remove('sfChatOpened')
    delete page.embeddedservice_bootstrap
    for (const script of [...document.scripts]) script.remove()
})

test('nothing of the chat is loaded or kept until the shopper opens it [CHAT-001, CHAT-004]', async () => {
    show()
    await pass(60_000)
    expect([scripts(), Cookies.get('sfChatOpened')]).toEqual([[], undefined])

    const set = jest.spyOn(Cookies, 'set')
    await press()

    expect(scripts()).toEqual([settings.script])
    expect(set).toHaveBeenCalledWith(
        'sfChatOpened',
        'true',
        expect.objectContaining({expires: 7, sameSite: 'lax'})
    )
    set.mockRestore()
})

test('the widget is told customer and store, and then opened [CHAT-001]', async () => {
    show()
    await press()
    const reported = widgetArrives()
    await pass(500)

    const fields = {
        isVerified: 'true',
        customerId: 'customer-1',
        firstName: 'Ada',
        storeId: '01001'
    }
    expect(reported[0]).toEqual([
        'init',
        '00D',
        'Sales',
        settings.site,
        {scrt2URL: settings.messaging}
    ])
    expect(reported).toContainEqual(fields)
    expect(reported).toContain('launched')
})

test('a guest is never told as verified; who signs in is told from then on [CHAT-001]', async () => {
    const {become} = show(aGuest)
    const reported = widgetArrives()
    await press()
    const guest = {isVerified: 'false', customerId: '', firstName: '', storeId: '01001'}
    expect(reported).toContainEqual(guest)
    expect(reported).not.toContainEqual(expect.objectContaining({isVerified: 'true'}))

    become(aCustomer())

    expect(reported.at(-1)).toMatchObject({isVerified: 'true', customerId: 'customer-1'})
})

test('after a press the widget is looked for for 10 s; then the shopper is told, and may try again [CHAT-002]', async () => {
    show()
    await press()
    await pass(9999)
    expect(chat()).toHaveAttribute('aria-busy', 'true')
    await pass(1)
    expect(await screen.findByText(/^The chat is not available/)).toBeInTheDocument()
    expect(chat()).not.toHaveAttribute('aria-busy')

    const reported = widgetArrives()
    await press()

    expect(reported).toContain('launched')
})

test('on a later page a chat goes on: it is looked for for 30 s, quietly [CHAT-003]', async () => {
    Cookies.set('sfChatOpened', 'true')
    show()
    await pass(29_999)
    const reported = widgetArrives()
    await pass(1)

    expect(reported).toContainEqual(expect.objectContaining({customerId: 'customer-1'}))
    expect(reported).not.toContain('launched')
})

test('after 30 s it is looked for no more, and nothing is said [CHAT-003]', async () => {
    Cookies.set('sfChatOpened', 'true')
    show()
    await pass(30_000)
    const reported = widgetArrives()
    await pass(60_000)

    expect(reported).toEqual([])
    expect(screen.queryByText(/^The chat is not available/)).not.toBeInTheDocument()
})

test('signing out ends the chat, and it does not go on [CHAT-001, CHAT-004]', async () => {
    show()
    const reported = widgetArrives()
    await press()

    act(() => emitShopEvent({event: 'signed-out', why: 'asked'}))

    expect(reported.at(-1)).toBe('ended')
    expect(Cookies.get('sfChatOpened')).toBeUndefined()
})

test('a widget that throws changes nothing (G-65)', async () => {
    show()
    page.embeddedservice_bootstrap = {
        init: () => {
            throw new Error('broken')
        },
        prechatAPI: {}
    }
    await press()

    expect(chat()).toBeInTheDocument()
})

test('where no chat is offered there is no button, and a chat does not go on [CHAT-003]', async () => {
    Cookies.set('sfChatOpened', 'true')
    show(aCustomer(), false)
    await pass(1000)

    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(scripts()).toEqual([])
})

test.each`
    path                             | offered
    ${'/'}                           | ${true}
    ${'/my-account'}                 | ${true}
    ${'/checkout/review'}            | ${false}
    ${'/checkout/payment'}           | ${false}
    ${'/my-accounts/payment-method'} | ${false}
    ${'/my-accounts/resetPassword'}  | ${false}
`('a chat on $path is offered: $offered (D-31) (D-21)', ({path, offered}) => {
    expect(mayOfferChat(routeAt(shopRoutes, path)?.route ?? {})).toBe(offered)
})

test.each`
    values                                    | because
    ${{}}                                     | ${'nothing is set'}
    ${{sfChat_enabled: false}}                | ${'it is off'}
    ${{sfChat_enabled: true}}                 | ${'it is not whole'}
    ${{sfChat_enabled: 1, sfChat_siteURL: 7}} | ${'its values are no such values'}
`('there is no chat where $because [CHAT-005]', async ({values}) => {
    const {commerce, calls} = aCommerce(() => ({customPreferences: values}))

    await expect(chatSettings(commerce).fetch()).resolves.toBeNull()
    const {query}: Partial<Call> = calls[0] ?? {}
    expect(query?.['c_prefs']).toMatch(/^sfChat_enabled,sfChat_scriptURL,/)
})

test('the button has a name and a place among the landmarks', async () => {
    jest.useRealTimers()
    const {container} = show()

    expect(await axe(container)).toHaveNoViolations()
    await userEvent.tab()
    expect(chat()).toHaveFocus()
})
