import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {useState} from 'react'
import {useOrderHistory} from '@app/commerce/customer/orders'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {OwnData} from '@app/routing/data/own-data'
import {LoadFailed} from '@app/ui/async/async-content'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
beforeEach(() => mayComplain(/503/))
afterEach(() => browser.reset())
afterAll(() => browser.close())

const wait = {timeout: 15_000}
const callsOf = (end: string) => browser.server.calls.filter(({path}) => path.endsWith(end))

/** Counts the requests that end so, whoever makes them, and answers them if a status is given. */
const counting = (end: string, status?: number): URL[] => {
    const seen: URL[] = []
    browser.server.answerInstead((url) => {
        if (!url.pathname.endsWith(end)) return undefined
        seen.push(url)
        return status === undefined ? undefined : Response.json({}, {status})
    })
    return seen
}
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}))

const Orders = ({page = 1}: {page?: number}) => (
    <OwnData useData={useOrderHistory} given={page}>
        {(history) => {
            if (history.state === 'failed') return <LoadFailed retry={history.retry} />
            return <p>{history.state === 'ready' ? `${history.value.total} orders` : 'Loading'}</p>
        }}
    </OwnData>
)

/** Shows the orders by pages, each in the place of the one before or below it. */
const OrderPages = () => {
    const [page, turnTo] = useState(1)
    const [isTwice, setTwice] = useState(false)
    return (
        <>
            <Orders page={page} />
            {isTwice ? <Orders page={2} /> : null}
            <button onClick={() => turnTo(2)}>Next page</button>
            <button onClick={() => setTwice(true)}>Another list</button>
        </>
    )
}

/** Shows the shopper's orders, and signs them out. */
const Page = () => {
    const identity = useIdentity()
    const {signOut} = useSessionActions()
    return (
        <>
            <p>{`The shopper is a ${identity.state}`}</p>
            <Orders />
            <button onClick={() => void signOut()}>Sign out</button>
        </>
    )
}

test('a guest without a session has nothing of their own: no call is made for it', async () => {
    await browser.show({part: <Orders />})

    expect(callsOf('/orders')).toEqual([])
})

test('while a customer signs out, no hook of the page asks again for what was theirs [D-19]', async () => {
    browser.signedIn('riley@homeward.example')
    const {settled} = await browser.show({part: <Page />})
    expect(await screen.findByText(/orders$/, {}, wait)).toBeVisible()
    await settled()
    browser.server.calls.length = 0
    const logouts = counting('/logout')

    await press('Sign out')

    expect(await screen.findByText('The shopper is a guest', {}, wait)).toBeVisible()
    expect(logouts).toHaveLength(1)
    expect(callsOf('riley/orders')).toEqual([])
})

test('an outage while the token is renewed signs nobody out: the page says so, and can be tried again [D-14]', async () => {
    const {goTo, settled} = await browser.show({address: '/login'})
    await userEvent.type(await screen.findByLabelText('Email', {}, wait), 'casey@homeward.example')
    await userEvent.type(screen.getByLabelText('Password'), 'Homeward!1')
    await press('Sign In')
    expect(await screen.findByLabelText('First name', {}, wait)).toHaveValue('Casey')
    await settled()
    Cookies.set('cc-at-expires_Homeward', '1')
    const refused = counting('/oauth2/token', 503)
    browser.server.calls.length = 0

    goTo('/account/orders')
    const retry = await screen.findByRole('button', {name: 'Try again'}, wait)
    expect(callsOf('/orders')).toEqual([])
    expect(refused).toHaveLength(1)
    const renewed = counting('/oauth2/token')
    await userEvent.click(retry)

    expect(await screen.findByRole('heading', {name: /^Order HW/}, wait)).toBeVisible()
    expect(renewed).toHaveLength(1)
})

test.each(['Next page', 'Another list'])(
    'an outage after the token has ended, and “%s”: the SDK renews nothing by itself, and the customer stays one [D-14]',
    async (name) => {
        browser.signedIn('casey@homeward.example')
        const {settled} = await browser.show({part: <OrderPages />})
        expect(await screen.findByText(/^\d+ orders$/, {}, wait)).toBeVisible()
        await settled()
        Cookies.set('cc-at-expires_Homeward', '1')
        const refused = counting('/oauth2/token', 503)
        browser.server.calls.length = 0

        await press(name)

        expect(await screen.findByRole('button', {name: 'Try again'}, wait)).toBeVisible()
        expect(refused).toHaveLength(1)
        expect(callsOf('/orders')).toEqual([])
        expect(Cookies.get('customer_type_Homeward')).toBe('registered')
    }
)
