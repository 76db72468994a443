import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {useBasket, useBasketActions} from '../basket/basket-context'
import {CommerceError} from '../client'
import {useIdentity} from '../session/identity'
import {useSessionActions} from '../session/session'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

/** A page that says who the shopper is and what is in their basket, with a button for each action. */
const Page = ({email = 'robin@example.com'}: {email?: string}) => {
    const identity = useIdentity()
    const basket = useBasket()
    const {addToBasket, removeLine} = useBasketActions()
    const {signIn, signOut, register, startNewSession} = useSessionActions()
    const [message, setMessage] = useState('')
    const showEnd = (doing: Promise<unknown>) =>
        void doing.then(
            (result) => setMessage(JSON.stringify(result)),
            (error: unknown) => {
                const data = error instanceof CommerceError ? error.data : undefined
                setMessage(`${String(error)} ${JSON.stringify(data ?? null)}`)
            }
        )
    const lines = basket.state === 'ready' ? (basket.basket?.lines ?? []) : []
    const name = identity.state === 'customer' ? identity.firstName : undefined
    const hasEnded = identity.state === 'guest' && identity.ended
    return (
        <>
            <p>{`Identity: ${identity.state} ${name ?? ''}`}</p>
            {hasEnded ? <p>Their session has ended</p> : null}
            <p>{`Basket: ${basket.state}, ${lines.length} lines`}</p>
            <button onClick={() => showEnd(addToBasket({productId: sofa, quantity: 1}))}>
                Add
            </button>
            <button onClick={() => showEnd(removeLine(lines[0]?.id ?? ''))}>Empty</button>
            <button
                onClick={() =>
                    showEnd(signIn({login: 'casey@homeward.example', password: 'Homeward!1'}))
                }
            >
                Sign in
            </button>
            <button
                onClick={() =>
                    showEnd(signIn({login: 'casey@homeward.example', password: 'wrong'}))
                }
            >
                Sign in wrongly
            </button>
            <button
                onClick={() =>
                    showEnd(
                        register({
                            firstName: 'Robin',
                            lastName: 'Hale',
                            email,
                            // As a keyboard of macOS may type it, and beyond Latin-1.
                            password: 'Piñata€Azul77!'.normalize('NFD')
                        })
                    )
                }
            >
                Register
            </button>
            <button onClick={() => showEnd(signOut())}>Sign out</button>
            <button onClick={() => showEnd(startNewSession().then(() => 'over'))}>
                Start anew
            </button>
            <output>{message}</output>
        </>
    )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

test('a customer who comes back is known by name, with their basket [D-14]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <Page />})

    expect(await screen.findByText('Identity: customer Morgan')).toBeVisible()
    expect(await screen.findByText(/^Basket: ready/)).toBeVisible()
})

test('a guest’s basket goes along when they sign in [API-036, CART-021, D-17]', async () => {
    await browser.show({part: <Page />})
    await press('Add')
    await screen.findByText('Basket: ready, 1 lines')

    await press('Sign in')

    expect(await screen.findByText('Identity: customer Casey')).toBeVisible()
    expect(await screen.findByText('Basket: ready, 1 lines')).toBeVisible()
    expect(screen.getByText(/"basket":"merged"/)).toBeVisible()
})

test('no new session begins while a guest’s cart holds something: it could not be had back [D-05]', async () => {
    await browser.show({part: <Page />})
    await press('Add')
    await screen.findByText('Basket: ready, 1 lines')

    await press('Start anew')

    expect(await screen.findByText(/over/)).toBeVisible()
    expect(screen.getByText('Basket: ready, 1 lines')).toBeVisible()
    expect(browser.server.calls.filter(({path}) => path.endsWith('/oauth2/logout'))).toEqual([])
})

test('a guest who registers, with whatever password the form accepts, keeps their basket [API-037, D-17] (D-50)', async () => {
    await browser.show({part: <Page />})
    await press('Add')
    await screen.findByText('Basket: ready, 1 lines')

    await press('Register')

    expect(await screen.findByText('Identity: customer Robin')).toBeVisible()
    expect(await screen.findByText('Basket: ready, 1 lines')).toBeVisible()
})

test('an account that was created, and could not be signed in to, is not reported as not created (D-49)', async () => {
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/oauth2/login') ? new Response('{}', {status: 503}) : undefined
    )
    await browser.show({part: <Page email="robin.too@example.com" />})

    await press('Register')

    expect(await screen.findByText(/account-created/)).toBeVisible()
    browser.server.answerInstead(() => undefined)
    const logins = browser.sandbox.world.statement<{login: string}>('SELECT login FROM customer')
    expect(logins.all().map(({login}) => login)).toContain('robin.too@example.com')
})

test('a wrong password leaves a guest a guest, and is shown as refused; no record is fetched [AUTH-037, ROLE-001, ROLE-003]', async () => {
    await browser.show({part: <Page />})
    await press('Add')
    await screen.findByText('Basket: ready, 1 lines')

    await press('Sign in wrongly')

    expect(await screen.findByText(/refused \(401\)/)).toBeVisible()
    expect(screen.getByText('Basket: ready, 1 lines')).toBeVisible()
    const records = browser.server.calls.filter(({path}) => /\/customers\/[^/]+$/.test(path))
    expect(records).toEqual([])
})

test('after sign-out the shopper is a guest, and nothing of the customer is left [D-19]', async () => {
    browser.signedIn('morgan@homeward.example')
    const {cache} = await browser.show({part: <Page />})
    await screen.findByText('Identity: customer Morgan')

    localStorage.setItem('recently-paid', '{"customerId":"c","marks":[{"id":"sofa","paidAt":1}]}')
    await press('Sign out')

    expect(await screen.findByText('Identity: guest')).toBeVisible()
    expect(localStorage.getItem('shopper-hint')).toBeNull()
    expect(localStorage.getItem('recently-paid')).toBeNull()
    const text = JSON.stringify(
        cache
            .getQueryCache()
            .getAll()
            .map(({state}) => state.data)
    )
    expect(text).not.toContain('Morgan')
})

test('after sign-out nothing of the customer is fetched again by the guest [D-19]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <Page />})
    await screen.findByText(/^Basket: ready/)
    await screen.findByText('Identity: customer Morgan')
    browser.server.calls.length = 0

    await press('Sign out')

    expect(await screen.findByText('Identity: guest')).toBeVisible()
    expect(await screen.findByText('Basket: ready, 0 lines')).toBeVisible()
    const {calls} = browser.server
    expect(calls.filter(({path}) => path.includes('morgan'))).toEqual([])
})

/** Another tab sets tokens now: what waits for it here goes on at `release`. */
const anotherTabRenews = () => {
    const waiting: (() => void)[] = []
    const request = (_name: string, task: () => Promise<unknown>) =>
        new Promise((resolve) => waiting.push(() => resolve(task())))
    Object.defineProperty(navigator, 'locks', {value: {request}, configurable: true})
    return {
        waiting,
        release: () => {
            Reflect.deleteProperty(navigator, 'locks')
            waiting.forEach((go) => go())
        }
    }
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

test.each`
    action           | button        | before               | after               | login
    ${'signing in'}  | ${'Sign in'}  | ${'guest'}           | ${'customer Casey'} | ${undefined}
    ${'signing out'} | ${'Sign out'} | ${'customer Morgan'} | ${'guest'}          | ${'morgan@homeward.example'}
`(
    '$action waits until another tab has its tokens, and neither clears the other’s [D-15]',
    async ({button, before, after, login}) => {
        if (login !== undefined) browser.signedIn(login)
        await browser.show({part: <Page />})
        if (login === undefined) await press('Add')
        await screen.findByText(`Identity: ${before}`)
        await screen.findByText(/^Basket: ready/)
        const {waiting, release} = anotherTabRenews()

        await press(button)
        await waitFor(() => expect(waiting).toHaveLength(1))
        expect(screen.getByText(`Identity: ${before}`)).toBeVisible()
        act(release)

        expect(await screen.findByText(`Identity: ${after}`)).toBeVisible()
    }
)

test('a customer whose token cannot be renewed is informed, and is no guest without a word [D-14]', async () => {
    browser.signedIn('morgan@homeward.example')
    browser.server.ended()

    await browser.show({part: <Page />})

    expect(await screen.findByText('Their session has ended')).toBeVisible()
    expect(screen.getByText('Identity: guest')).toBeVisible()
})

test('one whose session ends while they are here is informed at their next call, which is not made', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <Page />})
    await screen.findByText('Identity: customer Morgan')
    await screen.findByText(/^Basket: ready/)
    browser.server.ended()

    await press('Add')

    expect(await screen.findByText('Their session has ended')).toBeVisible()
    expect(screen.getByText(/refused \(401\)/)).toBeVisible()
    const added = browser.server.calls.filter(({path}) => path.endsWith('/items'))
    expect(added).toEqual([])
})
