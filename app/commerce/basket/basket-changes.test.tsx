import {onlineManager} from '@tanstack/react-query'
import {act, render, waitFor} from '@testing-library/react'
import {BroadcastChannel} from 'node:worker_threads'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {sdkShop} from '../../../tests/support/a-commerce'
import {commerceOfToken} from '../../../tests/support/commerce-of-token'
import {setSdkCookies, WithSdk} from '../../../tests/support/shop/sdk-session'
import type {Commerce} from '../client'
import type {Basket} from './basket'
import {sdkClients} from '../sdk/sdk-clients'
import {createPageSession} from '../shopper/page-session'
import {ShopperSession} from '../shopper/shopper-session'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const nothing = () => undefined
const neverRequested = () => Promise.reject(new Error('Nobody signs in here'))
const signIn = {
    ready: () => Promise.resolve(),
    logIn: neverRequested,
    register: neverRequested,
    logOut: neverRequested
}

/** A guest whose basket is loaded on the page. `onBasket` makes calls as another tab does. */
const aShopper = async () => {
    const token = sandbox.guestToken()
    const onPlatform = commerceOfToken(sandbox, token)
    const calls: string[] = []
    /** Writes wait for this promise. */
    const gate = {opened: Promise.resolve()}
    const commerce: Commerce = {
        ...onPlatform,
        fetch: async (call) => {
            calls.push(`${call.method ?? 'GET'} ${call.path}`)
            if (call.method === 'POST') await gate.opened
            return onPlatform.fetch(call)
        }
    }
    const apis = sdkClients(commerce, sdkShop)
    setSdkCookies(token, sandbox.world.now())
    const session = createPageSession()
    session.start()
    const page = (): Basket | null => {
        const {basket} = session.store.getState()
        return basket?.state === 'ready' ? basket.basket : null
    }
    localStorage.clear()
    render(
        <WithSdk apis={apis}>
            <ShopperSession
                session={session}
                storeId={undefined}
                chosen={false}
                isHybrid={false}
                signIn={signIn}
                apis={apis}
                answers={new Map()}
                onRenew={nothing}
                commerce={{open: commerce, own: commerce}}
            />
        </WithSdk>
    )
    await waitFor(() => expect(page()).not.toBeNull())
    const changes = await session.whenReady(({liveBasket}) => liveBasket)
    const id = page()?.id
    return {
        changes,
        id,
        calls,
        gate,
        page,
        onBasket: (method: string, rest = '', body?: object) =>
            sandbox.call(
                `${method} /checkout/shopper-baskets/v1/organizations/{org}/baskets/${id}${rest}`,
                {token, ...(body && {body})}
            )
    }
}

const [sofa = ''] = sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
const line = {productId: sofa, quantity: 1}

test('after a basket has expired, added items go into a new one, and none is lost [CART-002]', async () => {
    const {changes, id, onBasket, page} = await aShopper()
    await onBasket('DELETE')

    const [first, next] = await act(() =>
        Promise.allSettled([changes.addToBasket(line), changes.addToBasket(line)])
    )

    expect(first).toMatchObject({status: 'fulfilled', value: {lines: [{quantity: 1}]}})
    expect(next).toMatchObject({status: 'fulfilled', value: {lines: [{quantity: 2}]}})
    await waitFor(() => expect(page()?.lines).toMatchObject([{productId: sofa, quantity: 2}]))
    expect(page()?.id).not.toBe(id)
})

describe('an add with an unknown outcome [ERR-012]', () => {
    const items = '*/baskets/*/items'
    const reading = '*/customers/*/baskets'
    afterEach(() => sandbox.faults.clear())

    test('counts as done if it happened, and is not repeated', async () => {
        const {changes, page} = await aShopper()
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm: {kind: 'garble'}})

        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
        await waitFor(() => expect(page()?.lines).toHaveLength(1))
    })

    test('counts as failed if it did not happen, and works when tried again', async () => {
        const {changes} = await aShopper()
        const harm = {kind: 'status', status: 503} as const
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm})

        await act(() => expect(changes.addToBasket(line)).rejects.toMatchObject({status: 503}))
        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
    })

    test('is checked at the next try if it cannot be checked now, and is not repeated', async () => {
        const {changes} = await aShopper()
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm: {kind: 'garble'}})
        const harm = {kind: 'status', status: 503} as const
        sandbox.faults.add({method: 'GET', path: reading, times: 1, harm})

        await act(() => expect(changes.addToBasket(line)).rejects.toMatchObject({status: 502}))
        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
    })
})

test('a line that was removed in another tab disappears when it is changed or removed here', async () => {
    const {changes, id, onBasket, page} = await aShopper()
    const {lines} = await act(() => changes.addToBasket(line))
    const lineId = lines[0]?.id ?? ''
    await onBasket('DELETE', `/items/${lineId}`)

    await act(() => expect(changes.changeQuantity(lineId, 2)).rejects.toMatchObject({status: 404}))
    await waitFor(() => expect(page()?.lines).toEqual([]))
    await act(() => expect(changes.removeLine(lineId)).resolves.toMatchObject({lines: []}))

    await waitFor(() => expect(page()?.lines).toEqual([]))
    const basket = await act(() => changes.addToBasket(line))
    expect(basket.id).toBe(id)
})

describe('a basket in two tabs [D-15]', () => {
    const comesToTheFront = () =>
        act(() => void document.dispatchEvent(new Event('visibilitychange')))
    const setVisibility = (state: DocumentVisibilityState) =>
        Object.defineProperty(document, 'visibilityState', {value: state, configurable: true})
    const channels: BroadcastChannel[] = []
    const anotherTab = (): BroadcastChannel => {
        const channel = new BroadcastChannel('shopper')
        channels.push(channel)
        return channel
    }
    afterEach(() => {
        for (const channel of channels.splice(0)) channel.close()
        Reflect.deleteProperty(document, 'visibilityState')
        Reflect.deleteProperty(globalThis, 'BroadcastChannel')
        sandbox.faults.clear()
    })
    const readings = (calls: readonly string[]) =>
        calls.filter((call) => /^GET .*\/baskets$/.test(call))

    test('is fetched when this tab becomes visible', async () => {
        const {onBasket, page} = await aShopper()
        await onBasket('POST', '/items', [line])
        expect(page()?.lines).toEqual([])

        comesToTheFront()

        await waitFor(() => expect(page()?.lines).toMatchObject([{productId: sofa, quantity: 1}]))
    })

    test('is not fetched when this tab becomes hidden', async () => {
        const {calls} = await aShopper()
        const before = readings(calls).length

        setVisibility('hidden')
        comesToTheFront()
        setVisibility('visible')
        comesToTheFront()

        await waitFor(() => expect(readings(calls)).toHaveLength(before + 1))
    })

    test('is fetched after this tab’s own pending change, never in the middle of it', async () => {
        const {changes, calls, gate, page} = await aShopper()
        const before = readings(calls).length
        let open = (): void => undefined
        gate.opened = new Promise((resolve) => (open = resolve))

        const adding = changes.addToBasket(line)
        comesToTheFront()
        await waitFor(() => expect(calls.at(-1)).toMatch(/^POST .*\/items$/))
        expect(readings(calls)).toHaveLength(before)
        open()
        await act(() => adding)

        await waitFor(() => expect(readings(calls).length).toBeGreaterThan(before))
        expect(page()?.lines).toMatchObject([{productId: sofa, quantity: 1}])
    })

    test.each(['basket-changed', 'paid'])(
        'is fetched when the other tab sends %s',
        async (event) => {
            Object.assign(globalThis, {BroadcastChannel})
            const {onBasket, page} = await aShopper()
            await onBasket('POST', '/items', [line])
            const otherTab = anotherTab()

            otherTab.postMessage({event, usid: 'theirs'})

            await waitFor(() =>
                expect(page()?.lines).toMatchObject([{productId: sofa, quantity: 1}])
            )
        }
    )

    test('is announced to the other tab after a change, with the session’s id', async () => {
        Object.assign(globalThis, {BroadcastChannel})
        const {changes} = await aShopper()
        const otherTab = anotherTab()
        const heard = new Promise<unknown>((resolve) => {
            otherTab.onmessage = resolve
        })

        await act(() => changes.addToBasket(line))

        const usid: unknown = expect.stringMatching(/^[\w-]+$/)
        expect(await heard).toMatchObject({data: {event: 'basket-changed', usid}})
    })
})

test('without a connection an add fails at once, and is not sent later [ERR-012]', async () => {
    const {changes, calls} = await aShopper()
    sandbox.faults.add({path: '*', harm: {kind: 'status', status: 503}})
    onlineManager.setOnline(false)

    const [read, added] = await act(() =>
        Promise.allSettled([changes.readAgain(), changes.addToBasket(line)])
    )

    expect([read?.status, added?.status]).toEqual(['rejected', 'rejected'])
    sandbox.faults.clear()
    calls.length = 0
    act(() => {
        onlineManager.setOnline(undefined)
        window.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(calls).not.toEqual([]))
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})
