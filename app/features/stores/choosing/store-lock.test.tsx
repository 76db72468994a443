import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {type ReactNode, useState} from 'react'
import type {StoreChangeResult} from '@app/commerce/session/session'
import {IdentityProvider} from '@app/commerce/session/identity'
import {SessionActionsProvider, useSessionActions} from '@app/commerce/session/session'
import {aSandboxShop} from '../../../../tests/support/shop/a-sandbox-shop'
import {aCustomer} from '../../../../tests/support/shop/given-session'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {StoreLocator} from '../locator/store-locator'

const shop = aSandboxShop()
afterAll(() => shop.close())

const beverlyHills = {name: /^Make This My Store, Homeward Beverly Hills/}
const locked = /^Your store comes with your account/

const waiting: (() => void)[] = []
beforeEach(() => waiting.splice(0))

/** A customer whose record is late, and then says that their store came with their account. */
const LateLock = ({children}: {children: ReactNode}) => {
    const actions = useSessionActions()
    const [foundByProvider, setFoundByProvider] = useState<boolean>()
    const identity = aCustomer({
        ...(foundByProvider === undefined ? {record: 'loading'} : {foundByProvider})
    })
    const changeStore = () =>
        new Promise<StoreChangeResult>((resolve) => {
            waiting.push(() => {
                setFoundByProvider(true)
                resolve('locked')
            })
        })
    return (
        <SessionActionsProvider value={{...actions, changeStore}}>
            <IdentityProvider value={identity}>{children}</IdentityProvider>
        </SessionActionsProvider>
    )
}

const chooseAnotherStore = async () => {
    const choice = {storeId: '01009', zip: '75201', source: 'chosen'} as const
    showStorePart(
        <LateLock>
            <StoreLocator place={{zip: '90210'}} onSearch={() => undefined} />
        </LateLock>,
        {commerce: await shop.commerce(), choice}
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', beverlyHills))
    return user
}
const recordComes = () => act(async () => waiting.forEach((come) => come()))

test('a lock known only after a store was asked for takes the keyboard from the button to the reason [STORE-054]', async () => {
    await chooseAnotherStore()

    await recordComes()

    expect(screen.queryByRole('button', beverlyHills)).not.toBeInTheDocument()
    expect(screen.getByText(locked)).toHaveFocus()
})

test('such a lock leaves a shopper who has moved on where they are [STORE-054]', async () => {
    const user = await chooseAnotherStore()
    await user.type(screen.getByLabelText('Zip code'), '7')

    await recordComes()

    expect(screen.getByText(locked)).toBeVisible()
    expect(screen.getByLabelText('Zip code')).toHaveFocus()
})

test.each`
    source      | text
    ${'own'}    | ${'Your store comes with your account, so it can’t be changed here. Contact us if you have moved.'}
    ${'chosen'} | ${'Your store can’t be changed here. Contact us if you have moved.'}
`('a renter whose store is $source reads: $text (D-54)', async ({source, text}) => {
    showStorePart(<StoreLocator place={{zip: '90210'}} onSearch={() => undefined} />, {
        commerce: await shop.commerce(),
        choice: {storeId: '01009', zip: '75201', source},
        session: {identity: aCustomer({rentalId: '7', foundByProvider: true})}
    })

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', beverlyHills)).not.toBeInTheDocument()
})
