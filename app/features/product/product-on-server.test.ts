import {aSandboxShop} from '../../../tests/support/shop/a-sandbox-shop'
import {aServer} from '../../../tests/support/shop/render-on-server'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import type {ProductDetail} from '@app/commerce/products/product'
import {productDetail} from '@app/commerce/products/product-queries'
import {productSearch} from '@app/commerce/search/product-search'
import {plainListing} from '@app/domain/catalogue/listing'
import {paymentFrequencies, paymentPlan} from '@app/domain/prices/pricing'

const sandbox = testSandbox()
const shop = aSandboxShop()
afterAll(() => {
    sandbox.close()
    shop.close()
})

const {render} = aServer((input, init) => sandbox.handle(new Request(input, init)))

/** The first hundred products of the shop, each as its own page knows it. */
const products = async (): Promise<ProductDetail[]> => {
    const commerce = await shop.commerce()
    const at = {storeId: '01001'}
    const {tiles} = await productSearch(commerce, {
        ...at,
        listing: {...plainListing, limit: 100}
    }).fetch()
    return Promise.all(tiles.map(({id}) => productDetail(commerce, {...at, id}).fetch()))
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('every way of paying for every product adds up to its total, to the cent (D-07, D-08)', async () => {
    const known = await products()
    const prices = known.flatMap(({price}) => price ?? [])
    expect(prices).toHaveLength(100)

    const sums = prices.flatMap((price) =>
        paymentFrequencies.map((frequency) => {
            const {payment, count, finalPayment} = paymentPlan(price, frequency)
            return payment * count + finalPayment - price.totalCostToOwn
        })
    )
    expect(sums.filter((left) => left !== 0)).toEqual([])
    expect(
        prices.filter(({weekly, terms, totalCostToOwn}) => weekly * terms !== totalCostToOwn)
    ).toEqual([])
    expect(
        prices.filter(({cashPrice = Infinity, totalCostToOwn}) => cashPrice >= totalCostToOwn)
    ).toEqual([])
})

test('a model sold in several conditions shows each with its own cost, side by side (G-10)', async () => {
    const several = (await products()).find(({offers}) => offers.length > 1)
    const {html, status} = await render(several?.path ?? '')
    const offers = (html.match(/<article class="offer[\s\S]*?<\/article>/g) ?? []).map(textOf)

    expect(status).toBe(200)
    expect(offers).toHaveLength(several?.offers.length ?? 0)
    expect(new Set(offers).size).toBe(offers.length)
    expect(offers.filter((offer) => offer.includes('You are looking at this one'))).toHaveLength(1)
    for (const offer of offers) {
        expect(offer).toMatch(/New|Previously Rented - (Fair|Good|Great)/)
        expect(offer).toMatch(/\$[\d,.]+ \/ week.* \d+ weeks · \$[\d,.]+ in all · cash \$[\d,.]+/)
    }
})

test('a product’s page without script says what it is and costs, and that ordering needs script [ROUTE-067] (G-10, G-11)', async () => {
    const [product] = await products()
    const {html, status} = await render(product?.path ?? '')
    const text = textOf(html)

    expect(status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(text).toContain(product?.name ?? 'no product')
    expect(text).toMatch(/\d+ weeks · \$[\d,.]+ in all/)
    expect(text).toContain('Total cost to own')
    expect(text).toContain('Cost of renting (total cost to own less the cash price)')
    expect(text).toContain('About this agreement')
    expect(text).toContain('Not available in MN or WI.')
})

test.each(['/product/', '/shop/p/something/', '/p/another-name/'])(
    'below %s a product moves to the address of its c_ProductUrl [ROUTE-067] (decision 2)',
    async (prefix) => {
        const [product] = await products()
        const {status, redirect} = await render(`${prefix}${product?.id ?? ''}`)

        expect([status, redirect]).toEqual([301, product?.path])
    }
)

test.each([
    '/p/sofa/ID/',
    '/p/sofa%27s/ID',
    '/p/sofa-[3-piece]/ID',
    '/p/a|b/ID',
    '/p/a%2Db/ID',
    '/p/caf%c3%a9/ID',
    '/es-US/p/sofa/ID',
    '/p/sofa/ID?color=red'
])(
    'a product whose c_ProductUrl is spelt %s is shown there [ROUTE-067, G-71]',
    async (spelling) => {
        const [{id} = {id: ''}] = await products()
        const url = spelling.replace('ID', id)
        const server = aServer(async (input, init) => {
            const request = new Request(input, init)
            const {pathname} = new URL(request.url)
            const response = await sandbox.handle(request)
            if (!pathname.endsWith(`/products/${id}`)) return response
            return Response.json({...(await response.json()), c_ProductUrl: url})
        })

        const {status, redirect} = await server.render(url)

        expect([status, redirect]).toEqual([200, null])
    }
)
