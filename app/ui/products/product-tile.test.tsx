import {screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {KnownStoreProvider} from './known-store'
import {ProductTile, type ProductTileModel} from './product-tile'
import {ProductTiles} from './product-tiles'
import {ProductTilesSkeleton} from './product-tiles.skeleton'

const aTile = (own: Partial<ProductTileModel> = {}): ProductTileModel => ({
    id: 'sofa-1',
    name: 'Cambria Sofa',
    brand: 'Ashley',
    path: '/p/cambria-sofa/sofa-1',
    image: {link: '/dw/image/v2/HMWD_001/sofa.webp'},
    alternateImage: {link: '/dw/image/v2/HMWD_001/sofa-side.webp'},
    price: {weekly: 2499, terms: 78, totalCostToOwn: 194_922, cashPrice: 108_299, condition: 'new'},
    badges: ['Best seller'],
    stock: 'in-stock',
    source: 'your-store',
    delivery: '1-3-days',
    colours: [],
    ...own
})

const show = (own?: Partial<ProductTileModel>) =>
    showInShop(<ProductTile product={aTile(own)} frequency="weekly" />)

test('a tile is one link, named for its product', () => {
    show()

    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', {name: 'Cambria Sofa'})).toHaveAttribute(
        'href',
        '/p/cambria-sofa/sofa-1'
    )
})

test.each`
    source              | text
    ${'your-store'}     | ${'In stock in your store'}
    ${'nearby'}         | ${'In stock nearby'}
    ${'special-order'}  | ${'Special order'}
    ${'extended-aisle'} | ${'Extended aisle'}
`('a product from $source says "$text" [INV-010, INV-011]', ({source, text}) => {
    show({source})

    expect(screen.getByText(text, {exact: false})).toBeVisible()
})

test.each`
    source              | text
    ${'your-store'}     | ${'1-3 Days'}
    ${'nearby'}         | ${'1-3 Days'}
    ${'special-order'}  | ${'1-3 Days · Special order'}
    ${'extended-aisle'} | ${'1-3 Days · Extended aisle'}
`(
    'to a shopper without a store a product from $source says "$text", of no store',
    ({source, text}) => {
        const {container} = showInShop(
            <KnownStoreProvider value={false}>
                <ProductTile product={aTile({source})} frequency="weekly" />
            </KnownStoreProvider>
        )

        expect(container.querySelector('.tile__supply')).toHaveTextContent(text)
        expect(container).not.toHaveTextContent(/your store|nearby/)
    }
)

test.each(['your-store', 'nearby', 'special-order', 'extended-aisle'] as const)(
    'what a tile from %s says without a store stays where it is once there is one',
    (source) => {
        const supplyText = (isKnown: boolean) => {
            const {container, unmount} = showInShop(
                <KnownStoreProvider value={isKnown}>
                    <ProductTile product={aTile({source})} frequency="weekly" />
                </KnownStoreProvider>
            )
            const text = container.querySelector('.tile__supply')?.textContent ?? ''
            unmount()
            return text
        }

        expect(supplyText(false)).toMatch(/^1-3 Days/)
        expect(supplyText(true).startsWith(supplyText(false))).toBe(true)
    }
)

test('an address of a picture is a picture in the style sheet, whatever an editor has written in it', () => {
    const link = '/a.webp");background:url("https://evil.example/b'
    const {container} = show({alternateImage: {link}})
    const style = container.querySelector('.tile__media')?.getAttribute('style') ?? ''

    expect(style).toMatch(/^--other-view: url\("[^"]*"\);?$/)
    expect(style.replaceAll(/url\("[^"]*"\)/g, '')).not.toContain('background')
})

test('a product that is out of stock says only that', () => {
    show({stock: 'out-of-stock'})

    expect(screen.getByText('Out of stock')).toBeVisible()
    expect(screen.queryByText(/In stock/)).not.toBeInTheDocument()
})

test('without a price no amount is shown (D-07)', () => {
    const {container} = show({price: null})

    expect(container).not.toHaveTextContent('$')
    expect(screen.getByText('Choose a store to see the price')).toBeVisible()
})

test('an add-on price says that it is the lowest [PRICE-010]', () => {
    show({addOn: 'lowest-price-within-6-months'})

    expect(screen.getByText('Lowest price within 6 months')).toBeVisible()
})

test.each`
    colours                      | text
    ${[]}                        | ${undefined}
    ${['Gray']}                  | ${undefined}
    ${['Gray', 'Sand']}          | ${'Colors: Gray, Sand'}
    ${['A', 'B', 'C', 'D', 'E']} | ${'Colors: A, B, C, D, E'}
`('of the colors $colours a tile says $text', ({colours, text}) => {
    const names: string[] = colours
    show({colours: names.map((name) => ({name, hex: '#808080'}))})

    expect(screen.queryByText(/^Colors:/)?.textContent).toBe(text)
})

test.each(['grid', 'list'] as const)('tiles in a %s can be read by everybody', async (view) => {
    const {container} = showInShop(
        <main>
            <h1>Sofas</h1>
            <ProductTiles
                products={[aTile(), aTile({id: 'sofa-2', name: 'Marlow Sofa'})]}
                frequency="weekly"
                view={view}
            />
        </main>
    )

    expect(await axe(container)).toHaveNoViolations()
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(2)
})

test('pictures in sight are fetched at once, the others when they come near', () => {
    const {container} = showInShop(
        <ProductTiles products={[aTile(), aTile({id: 'sofa-2'})]} frequency="weekly" inView={1} />
    )

    const [first, second] = container.querySelectorAll('img')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).not.toHaveAttribute('loading')
    expect(second).toHaveAttribute('loading', 'lazy')
})

test('places for products say once that they are loading', () => {
    showInShop(<ProductTilesSkeleton count={4} />)

    expect(within(screen.getByRole('status')).getByText('Loading products')).toBeInTheDocument()
})
