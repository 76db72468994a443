import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {approvalAttributes} from '../../session/customer/approval-in-short'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {deleteTemporaryBasket} from './delete-temporary-basket'
import {createTemporaryBasket} from './temporary-basket'
import {withTemporaryBasket} from './temporary-id'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
const wanted = {lines: [{productId: sofa, quantity: 1}], attributes: {c_isPrefill: true}}

const prefill = approvalAttributes({decision: 'conditional', lastDay: '2030-03-31'})

const actions = {
    Approved: (session: LiveSession) =>
        createTemporaryBasket(session, {lines: wanted.lines, prefill}),
    Unapproved: (session: LiveSession) =>
        createTemporaryBasket(session, {
            lines: [...wanted.lines, {productId: sofa, quantity: 1, lacksApproval: true}],
            prefill
        }),
    Create: (session: LiveSession) => createTemporaryBasket(session, wanted),
    Analysed: (session: LiveSession) =>
        createTemporaryBasket(
            {...session, commerce: {...session.commerce, hasBasketAnalysis: true}},
            wanted
        ),
    Change: (session: LiveSession) =>
        withTemporaryBasket(
            async () => (await createTemporaryBasket(session, wanted)).id,
            async (basketId) => {
                const {shopperBaskets} = session.apis
                const body = {c_sessionAlive: 2}
                await shopperBaskets.updateBasket({parameters: {basketId}, body})
                return basketId
            }
        ),
    Delete: (session: LiveSession) => deleteTemporaryBasket(session)
}

const Page = () => {
    const [message, setMessage] = useState('')
    const {mutateAsync} = useShopperMutation({
        run: async (session, name: keyof typeof actions) => {
            await actions[name](session)
        }
    })
    const press = (name: keyof typeof actions) => {
        mutateAsync(name).then(
            () => setMessage(`${name}: done`),
            (error: unknown) => setMessage(`${name}: ${String(error)}`)
        )
    }
    return (
        <>
            <button onClick={() => press('Create')}>Create</button>
            <button onClick={() => press('Analysed')}>Analysed</button>
            <button onClick={() => press('Approved')}>Approved</button>
            <button onClick={() => press('Unapproved')}>Unapproved</button>
            <button onClick={() => press('Change')}>Change</button>
            <button onClick={() => press('Delete')}>Delete</button>
            <p>{message}</p>
        </>
    )
}

const press = async (name: keyof typeof actions) => {
    await userEvent.click(screen.getByRole('button', {name}))
    return screen.findByText(new RegExp(`^${name}: `))
}
/** The stored temporary basket, as the platform has it. */
const written = () =>
    browser.sandbox.world
        .statement<{document: string}>('SELECT document FROM basket WHERE id = ?')
        .all(storedId())[0]?.document ?? ''
const storedId = () => localStorage.getItem('tempBasketId')
const basketCalls = () =>
    browser.server.calls
        .filter(({path}) => path.includes('/shopper-baskets/'))
        .map(
            ({method, path}) =>
                `${method} ${path.replace(/.*shopper-baskets\/(v\d).*baskets/, '$1')}`
        )

test('a temporary basket is created with the given values, and its id is stored [CART-005, API-030]', async () => {
    await browser.show({part: <Page />})

    await press('Create')

    expect(written()).toContain('"c_isPrefill":true')
    expect(basketCalls()).toContain('POST v2')
})

test('a temporary basket carries the id of the shopper’s session from the start [SESSION-019]', async () => {
    await browser.show({part: <Page />})

    await press('Create')

    const [, tracked] = /"c_customerSessionTrackingID":"([^"]+)"/.exec(written()) ?? []
    expect(browser.server.session()).toHaveProperty('usid', tracked)
})

test.each`
    name            | carried
    ${'Approved'}   | ${{c_isPrefill: true, ...prefill}}
    ${'Unapproved'} | ${{}}
`('the basket of lines that are $name has $carried [APPR-016, APPR-017, APPR-019]', async (row) => {
    await browser.show({part: <Page />})

    await press(row.name)

    const made = browser.server.calls.find(
        ({method, path}) => method === 'POST' && path.endsWith('/baskets')
    )
    const {productItems: _, ...attributes} = JSON.parse(made?.body ?? '{}')
    expect(attributes).toEqual({
        c_customerSessionTrackingID: expect.any(String),
        ...row.carried
    })
})

test.each`
    name          | header
    ${'Create'}   | ${null}
    ${'Analysed'} | ${'true'}
`('when $name creates it, the basket analysis header is $header [API-031]', async (row) => {
    await browser.show({part: <Page />})
    const headers: (string | null)[] = []
    browser.server.answerInstead((url, {method, headers: sent}) => {
        if (method === 'POST' && url.searchParams.has('temporary'))
            headers.push(sent.get('sfdc_verbose'))
        return undefined
    })

    await press(row.name)

    expect(headers).toEqual([row.header])
})

test('the previous one and its stored id are deleted before another is created [CART-003, CART-004, API-029]', async () => {
    await browser.show({part: <Page />})
    await press('Create')
    const former = storedId()
    const stored: (string | null)[] = []
    browser.server.answerInstead((_url, {method}) => {
        if (method === 'POST') stored.push(storedId())
        return undefined
    })

    await userEvent.click(screen.getByRole('button', {name: 'Delete'}))
    await press('Create')

    expect(basketCalls()).toContain(`DELETE v1/${former}`)
    expect(stored).toEqual([null])
    expect(storedId()).not.toBe(former)
})

test('one that the platform has deleted is created again, once, with the values to write', async () => {
    await browser.show({part: <Page />})
    await press('Create')
    localStorage.setItem('tempBasketId', 'dropped')

    await press('Change')

    expect(written()).toContain('"c_isPrefill":true')
    expect(written()).toContain('"c_sessionAlive":2')
})

test.each`
    fails       | text                                       | row
    ${'DELETE'} | ${'Failed to delete the temporary basket'} | ${'CART-028'}
    ${'POST'}   | ${'Failed to create a temporary basket'}   | ${'CART-029'}
`('if $fails fails, the error names that step [$row]', async ({fails, text}) => {
    await browser.show({part: <Page />})
    await press('Create')
    browser.server.answerInstead((url, {method}) =>
        method === fails && url.pathname.includes('/baskets')
            ? new Response('{}', {status: 500})
            : undefined
    )

    await userEvent.click(screen.getByRole('button', {name: 'Create'}))

    expect(await screen.findByText(new RegExp(text))).toBeVisible()
})
