import {screen} from '@testing-library/react'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/503|getProducts|products/))
afterEach(() => {
    browser.sandbox.faults.clear()
    browser.reset()
})

const {sandbox} = browser
const wait = {timeout: 15_000}
const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'

type Words = {colour: string; english: string; spanish: string}

/** Casey's cart with a white product that was added in English. */
const withWhitePiece = async (): Promise<Words> => {
    sandbox.world.statement('DELETE FROM basket').run()
    const [row] = sandbox.world
        .statement<Words & {id: string}>(
            `SELECT product.id, name_en AS english, name_es AS spanish, colour
             FROM product JOIN model ON model.no = product.model_no
             WHERE role = 'variant' AND colour = 'white' AND name_en <> name_es LIMIT 1`
        )
        .all()
    const token = sandbox.shopperToken('seed00000000000000000casey')
    const {status} = await sandbox.call(`POST ${baskets}?siteId=Homeward&locale=en-US`, {
        token,
        body: {productItems: [{productId: row?.id, quantity: 1}], c_storeId: '01001'}
    })
    expect(status).toBe(200)
    browser.signedIn('casey@homeward.example')
    return {colour: '', english: '', spanish: '', ...row}
}

test('a line added in English has its name and variations in Spanish in a Spanish cart (G-75)', async () => {
    const {english, spanish} = await withWhitePiece()

    const {settled} = await browser.show({address: '/es-US/cart', storeId: '01001'})
    await settled()

    expect(await screen.findByText('Color: Blanco', {}, wait)).toBeVisible()
    expect(screen.getByRole('heading', {level: 3, name: spanish})).toBeVisible()
    expect(screen.queryByText('Color: White')).not.toBeInTheDocument()
    expect(screen.queryByText(english)).not.toBeInTheDocument()
})

test('if the catalogue cannot be read, a line keeps the language in which it was added (D-09)', async () => {
    const {english} = await withWhitePiece()
    sandbox.faults.add({path: '*/products', harm: {kind: 'status', status: 503}})
    // A change made in Spanish, such as the session's name in the basket, translates the line.
    sandbox.faults.add({
        method: 'PATCH',
        path: '*/baskets/*',
        harm: {kind: 'status', status: 503}
    })

    const {settled} = await browser.show({address: '/es-US/cart', storeId: '01001'})
    await settled()

    expect(await screen.findByText('Color: White', {}, wait)).toBeVisible()
    expect(screen.getByRole('heading', {level: 3, name: english})).toBeVisible()
})
