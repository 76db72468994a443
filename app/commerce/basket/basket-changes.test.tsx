import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, render, waitFor} from '@testing-library/react'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {commerceOfToken} from '../../../tests/support/commerce-of-token'
import type {Basket} from './basket'
import {ShopperSession} from '../shopper/shopper-session'
import type {LiveBasket} from './shopper-basket'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const nothing = () => undefined
const quiet = {debug: nothing, info: nothing, log: nothing, warn: nothing, error: nothing}
const neverAsked = () => Promise.reject(new Error('Nobody signs in here'))
const signIn = {
    ready: () => Promise.resolve(),
    logIn: neverAsked,
    register: neverAsked,
    logOut: neverAsked
}

/** A guest with a basket of their own, on a page that knows it; another tab is `onBasket`. */
const aShopper = async () => {
    const token = sandbox.guestToken()
    const commerce = commerceOfToken(sandbox, token)
    const reported: {basket: Basket | null; changes?: LiveBasket} = {basket: null}
    localStorage.clear()
    const cache = new QueryClient({logger: quiet, defaultOptions: {queries: {retry: false}}})
    render(
        <QueryClientProvider client={cache}>
            <ShopperSession
                storeId={undefined}
                chosen={false}
                isHybrid={false}
                signIn={signIn}
                commerce={{open: commerce, own: commerce}}
                onIdentity={nothing}
                onReady={nothing}
                onBasket={(state) => {
                    if (state.state === 'ready') reported.basket = state.basket
                }}
                onLiveBasket={(basket) => {
                    if (basket) reported.changes = basket
                }}
                onFailed={nothing}
            />
        </QueryClientProvider>
    )
    await waitFor(() => expect(reported.basket).not.toBeNull())
    const {changes} = reported
    const id = reported.basket?.id
    if (!changes) throw new Error('The shopper’s basket was not handed over')
    return {
        changes,
        id,
        page: () => reported.basket,
        onBasket: (method: string, rest = '') =>
            sandbox.call(
                `${method} /checkout/shopper-baskets/v1/organizations/{org}/baskets/${id}${rest}`,
                {token}
            )
    }
}

const [sofa = ''] = sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
const line = {productId: sofa, quantity: 1}

test('after a basket has expired what is added goes into a new one, and nothing is dropped [CART-002]', async () => {
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

describe('an add whose end nobody knows [ERR-012]', () => {
    const items = '*/baskets/*/items'
    const reading = '*/customers/*/baskets'
    afterEach(() => sandbox.faults.clear())

    test('that happened is told as done, and is not repeated', async () => {
        const {changes, page} = await aShopper()
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm: {kind: 'garble'}})

        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
        await waitFor(() => expect(page()?.lines).toHaveLength(1))
    })

    test('that did not happen is told as failed, and works when tried again', async () => {
        const {changes} = await aShopper()
        const harm = {kind: 'status', status: 503} as const
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm})

        await act(() => expect(changes.addToBasket(line)).rejects.toMatchObject({status: 503}))
        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
    })

    test('and that nobody can look up is looked up at the next try, not repeated', async () => {
        const {changes} = await aShopper()
        sandbox.faults.add({method: 'POST', path: items, times: 1, harm: {kind: 'garble'}})
        const harm = {kind: 'status', status: 503} as const
        sandbox.faults.add({method: 'GET', path: reading, times: 1, harm})

        await act(() => expect(changes.addToBasket(line)).rejects.toMatchObject({status: 502}))
        const basket = await act(() => changes.addToBasket(line))

        expect(basket.lines).toMatchObject([{productId: sofa, quantity: 1}])
    })
})

test('a line that was removed in another tab leaves the page when it is changed here', async () => {
    const {changes, id, onBasket, page} = await aShopper()
    const {lines} = await act(() => changes.addToBasket(line))
    const lineId = lines[0]?.id ?? ''
    await onBasket('DELETE', `/items/${lineId}`)

    await act(() => expect(changes.removeLine(lineId)).rejects.toMatchObject({status: 404}))

    await waitFor(() => expect(page()?.lines).toEqual([]))
    const basket = await act(() => changes.addToBasket(line))
    expect(basket.id).toBe(id)
})
