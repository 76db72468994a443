import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import {useIdentity} from '@app/commerce/session/identity'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {SessionProvider} from './session-provider'

/** A page that puts two products into the cart at once, and tells what became of each. */
const Page = () => {
    const identity = useIdentity()
    const {addToBasket} = useBasketActions()
    const [log, setLog] = useState<string[]>([])
    const add = (productId: string) => {
        const add = (what: string) => setLog((before) => [...before, `${productId} ${what}`])
        addToBasket({productId, quantity: 1}).then(
            () => add('added'),
            () => add('failed')
        )
    }
    return (
        <>
            <p>{`The session is ${identity.state}.`}</p>
            <button type="button" onClick={() => ['sofa', 'chair'].forEach(add)}>
                Add both
            </button>
            <p>{log.join(', ')}</p>
        </>
    )
}

const addBoth = () => userEvent.click(screen.getByRole('button', {name: 'Add both'}))

beforeEach(() => {
    // Without a cache around it the session's part of the page fails.
    mayComplain(/No QueryClient set|error occurred in the/)
    showInShop(
        <SessionProvider>
            <Page />
        </SessionProvider>
    )
})

test('a session whose part of the page fails leaves the page, and is shown as an outage [D-09]', async () => {
    await addBoth()

    expect(await screen.findByText('sofa failed, chair failed')).toBeVisible()
    expect(screen.getByText('The session is failed.')).toBeVisible()
})

test('whatever is done at once after a failure waits for the same attempt, and is answered', async () => {
    await addBoth()
    await screen.findByText('sofa failed, chair failed')

    await addBoth()

    expect(
        await screen.findByText('sofa failed, chair failed, sofa failed, chair failed')
    ).toBeVisible()
})
