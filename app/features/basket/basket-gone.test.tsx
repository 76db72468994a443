import {screen} from '@testing-library/react'
import {inBrowser} from '../../../tests/support/browser/in-browser'

const browser = inBrowser()
afterAll(() => browser.close())

const {sandbox} = browser
const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'

test('a line whose product is no longer in the catalogue is removed, and the cart says so [CART-023, CART-024]', async () => {
    const token = sandbox.shopperToken('seed00000000000000000casey')
    sandbox.world.statement('DELETE FROM basket').run()
    const [gone, stays] = sandbox.world
        .statement<{id: string; name: string}>(
            `SELECT product.id, name_en AS name FROM product JOIN model ON model.no = product.model_no
             WHERE role = 'item' AND type = 'EA' LIMIT 2`
        )
        .all()
    const productItems = [gone, stays].map((product) => ({productId: product?.id, quantity: 1}))
    const made = await sandbox.call(`POST ${baskets}?siteId=Homeward`, {
        token,
        body: {productItems, c_storeId: '01001'}
    })
    expect(made.status).toBe(200)
    // Replaces the product's id with one that the catalogue does not have.
    sandbox.world
        .statement('UPDATE basket SET document = replace(document, ?, \'"gone"\')')
        .run(JSON.stringify(gone?.id))
    browser.signedIn('casey@homeward.example')

    const {settled} = await browser.show({address: '/cart', storeId: '01001'})
    expect(await screen.findByText(`Removed: ${gone?.name}`, {}, {timeout: 20_000})).toBeVisible()
    await settled()

    const names = screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent)
    expect(names).toEqual([stays?.name])
})
