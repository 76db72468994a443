import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {inBrowser} from '../../../tests/support/in-browser'
import {useIdentity} from '../shopper/identity'
import {useIsWished, useWishList, useWishListActions} from './use-wish-list'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const [sofa = '', chair = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)

const Heart = ({productId, name}: {productId: string; name: string}) => {
    const isWished = useIsWished(productId)
    const {toggle} = useWishListActions()
    const [told, setTold] = useState('')
    const press = () => {
        toggle(productId).then(setTold, (error: unknown) => setTold(String(error)))
    }
    return (
        <button aria-pressed={isWished} onClick={press}>
            {`${name} ${told}`}
        </button>
    )
}

const Page = () => {
    const list = useWishList()
    const {state} = useIdentity()
    return (
        <>
            <p>{`Identity: ${state}`}</p>
            <p>{`Wished: ${list.state === 'ready' ? list.productIds.length : list.state}`}</p>
            <Heart name="Sofa" productId={sofa} />
            <Heart name="Chair" productId={chair} />
        </>
    )
}

const heart = (name: RegExp) => screen.getByRole('button', {name})
const press = (name: RegExp) => userEvent.click(heart(name))
const platformCalls = () => browser.server.calls.filter(({path}) => /product-lists/.test(path))

test('a guest’s hearts are kept in the browser, and reach nobody [WISH-002, WISH-003, WISH-005, WISH-014]', async () => {
    await browser.show({part: <Page />})

    await press(/Sofa/)
    await press(/Chair/)
    await press(/Chair added/)

    expect(screen.getByText('Wished: 1')).toBeVisible()
    expect(heart(/Sofa added/)).toHaveAttribute('aria-pressed', 'true')
    expect(heart(/Chair removed/)).toHaveAttribute('aria-pressed', 'false')
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual([sofa])
    expect(platformCalls()).toEqual([])
})

test('a customer’s first heart makes their list, with who they are [WISH-001, WISH-006, WISH-007, WISH-008]', async () => {
    browser.signedIn('casey@homeward.example')
    await browser.show({part: <Page />})
    await screen.findByText('Wished: 0')

    await press(/Sofa/)

    await screen.findByRole('button', {name: 'Sofa added'})
    await waitFor(() => expect(screen.getByText('Wished: 1')).toBeVisible())
    const [made, added] = platformCalls().filter(({method}) => method === 'POST')
    expect(JSON.parse(made?.body ?? '')).toEqual({
        ...{type: 'wish_list', c_userEmail: 'casey@homeward.example'},
        c_userOktaId: 'casey@homeward.example'
    })
    expect(JSON.parse(added?.body ?? '')).toEqual({
        ...{productId: sofa, quantity: 1, priority: 1, public: false, type: 'product'}
    })
})

test('a heart clicked again is taken off with the platform too [WISH-004, WISH-016]', async () => {
    browser.signedIn('jordan@homeward.example')
    await browser.show({part: <Page />})
    await screen.findByText('Wished: 0')
    await press(/Sofa/)
    await screen.findByRole('button', {name: 'Sofa added'})

    await press(/Sofa/)

    await screen.findByRole('button', {name: 'Sofa removed'})
    await waitFor(() => expect(screen.getByText('Wished: 0')).toBeVisible())
    expect(platformCalls().at(-2)?.method).toBe('DELETE')
})

test('a heart whose call fails is as it was before, and says so [WISH-013]', async () => {
    browser.signedIn('riley@homeward.example')
    await browser.show({part: <Page />})
    await screen.findByText('Wished: 0')
    browser.server.answerInstead((url, {method}) =>
        method === 'POST' && url.pathname.endsWith('/items')
            ? new Response('{}', {status: 500})
            : undefined
    )

    await press(/Chair/)

    expect(await screen.findByRole('button', {name: /Chair CommerceError/})).toBeVisible()
    await waitFor(() => expect(heart(/Chair/)).toHaveAttribute('aria-pressed', 'false'))
})
