import {screen, waitFor} from '@testing-library/react'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {forgetApplication} from '@app/features/approval/frame/application-store'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {shopRoutes} from '@app/shop-routes'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {heading, press, submit} from '../../../tests/support/values/application-fields'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {kitRoutes} from '../kit-routes'

jest.setTimeout(120_000)

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => forgetApplication())

const wait = {timeout: 20_000}
const routes = kitRoutes(shopRoutes)
const casey = 'casey@homeward.example'

/** A page of the shop, with the sign-in that opens over an application. */
const Shop = ({login}: {login: string}) => {
    const {state} = useIdentity()
    const {signIn} = useSessionActions()
    return (
        <>
            <p>{`Now: ${state}`}</p>
            <button onClick={() => void signIn({login, password: 'Homeward!1'})}>
                Sign in in place
            </button>
            <FirstMatch routes={routes} />
        </>
    )
}

const decisions = () =>
    browser.server.calls.filter(({path}) => path.endsWith('/decision')).map(({method}) => method)

/** Casey has answered everything when the session ends, and submits. */
const endBeforeSubmit = async (login: string) => {
    answerAll()
    browser.signedIn(casey)
    const page = await browser.show({
        address: '/web-order-form/review',
        part: <Shop login={login} />,
        storeId: '01001'
    })
    expect(await screen.findByText('Now: customer', {}, wait)).toBeVisible()
    await heading('Check your answers')
    await page.settled()
    browser.server.ended()
    await submit()
    expect(await screen.findByText('Now: guest', {}, wait)).toBeVisible()
    expect(await screen.findByText(/Sign in, then submit again/, {}, wait)).toBeVisible()
    expect(decisions()).toEqual([])
    return page
}

test('an application is sent once, with all that was answered, after signing in in place [APPR-011] (D-14, D-24)', async () => {
    await endBeforeSubmit(casey)

    await press('Sign in in place')
    await screen.findByText('Now: customer', {}, wait)
    expect(screen.getByText('***-**-8861')).toBeVisible()
    await press('Submit my application')

    await heading('You’re approved!')
    expect(decisions()).toEqual(['POST'])
})

test('whoever else signs in there finds nothing of what was answered (D-24)', async () => {
    browser.reset()
    await endBeforeSubmit('morgan@homeward.example')

    await press('Sign in in place')
    await screen.findByText('Now: customer', {}, wait)

    await waitFor(() => expect(screen.queryByText('***-**-8861')).toBeNull(), wait)
    expect(decisions()).toEqual([])
})
