import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import {useState, type ReactNode} from 'react'
import {useSessionActions} from '@app/commerce/session/session'
import {AppContextProvider, useAppContext} from '@app/routing/route/app-context'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {SessionProvider} from './session-provider'

const cookies = ['cc-nx-expires_Homeward', 'customer_type_Homeward'] as const

beforeEach(() => {
    // Without a cache around it the session cannot begin.
    mayComplain(/No QueryClient set|error occurred in the/)
})
afterEach(() => {
    cookies.forEach((name) => Cookies.remove(name))
})

const AtStore = ({storeId, children}: {storeId: string | undefined; children: ReactNode}) => {
    const place = {zip: '75024', source: 'chosen'} as const
    const choice = storeId === undefined ? place : {storeId, ...place}
    return <AppContextProvider value={{...useAppContext(), choice}}>{children}</AppContextProvider>
}

const Change = () => {
    const {changeStore} = useSessionActions()
    const [message, setMessage] = useState('')
    const change = () => changeStore('01009').then(setMessage, () => setMessage('sent to nobody'))
    return (
        <>
            <button type="button" onClick={() => void change()}>
                Change
            </button>
            <p>{message}</p>
        </>
    )
}

const inADay = String(Math.floor(Date.now() / 1000) + 86_400)

test.each`
    who                              | session      | type            | storeId      | becomes
    ${'a guest'}                     | ${inADay}    | ${'guest'}      | ${'01012'}   | ${'sent to nobody'}
    ${'a customer'}                  | ${inADay}    | ${'registered'} | ${'01012'}   | ${'skipped'}
    ${'who may be a customer'}       | ${inADay}    | ${undefined}    | ${'01012'}   | ${'skipped'}
    ${'a customer without a store'}  | ${inADay}    | ${'registered'} | ${undefined} | ${'sent to nobody'}
    ${'a visitor without a session'} | ${undefined} | ${undefined}    | ${'01012'}   | ${'changed'}
`(
    'where the session fails, the change of $who is $becomes [STORE-054] (docs/decisions/0010)',
    async ({session, type, storeId, becomes}) => {
        const [ends, typeOf] = cookies
        if (session) Cookies.set(ends, session)
        if (type) Cookies.set(typeOf, type)
        showInShop(
            <AtStore storeId={storeId}>
                <SessionProvider>
                    <Change />
                </SessionProvider>
            </AtStore>
        )

        await userEvent.setup().click(screen.getByRole('button', {name: 'Change'}))

        expect(await screen.findByText(becomes)).toBeVisible()
    }
)
