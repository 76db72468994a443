import {setTimeout as after} from 'node:timers/promises'
import * as calls from './calls'
import {at, type Catalogue, type Page, type Store} from './catalogue'
import type {ShopperBrowser} from './shopper'
import type {Step} from './visit-plan'

/** Customers of the sandbox. */
export const customers = ['casey', 'morgan', 'jordan', 'riley', 'quincy'].map(
    (name) => `${name}@homeward.example`
)

/** A page whose files the browser has from the pages before it. */
const plainPage = (path: string): Page => ({path, bundles: [], images: []})

const readStore = async (browser: ShopperBrowser, {id}: Store): Promise<void> => {
    await Promise.all([
        browser.read('store', calls.storeRead(id)),
        browser.read('content', calls.footerRead(id))
    ])
}

/** A shopper without a store is given one, and the home page's texts for newcomers. */
const load = async (browser: ShopperBrowser, page: Page, stores: readonly Store[]) => {
    const kinds = new Map([
        ['', 'home'],
        ['c', 'listing'],
        ['p', 'product']
    ])
    await browser.load(kinds.get(page.path.split('/')[1] ?? '') ?? 'other', page)
    if (browser.store()) return
    await browser.call('assigned store', '/api/assigned-store')
    const [assigned] = stores
    if (!assigned) return
    browser.chooseStore(assigned)
    await readStore(browser, assigned)
    await browser.read('text', calls.assetRead('termsAndConditionSignupDeals'))
}

const followListing = async (browser: ShopperBrowser, category: string): Promise<void> => {
    await Promise.all([
        browser.send('search', calls.searchCall(category, browser.store()?.id ?? '')),
        browser.read('category', calls.categoryRead(category)),
        browser.read('content', calls.listingContentRead(category))
    ])
}

const followProduct = async (browser: ShopperBrowser, product: string): Promise<void> => {
    await Promise.all([
        browser.read('text', calls.assetRead('rental-disclosure')),
        browser.read('product data', calls.productRead(product, browser.store()?.id ?? ''))
    ])
}

const changeStore = async (browser: ShopperBrowser, store: Store): Promise<void> => {
    await browser.load('store locator', plainPage(`/store-locator?zip=${store.zip}`))
    browser.chooseStore(store)
    await readStore(browser, store)
}

/** A guest's first product: a session, a basket and a line in it, and then the cart. */
const fillBasket = async (browser: ShopperBrowser, product: string): Promise<void> => {
    await browser.call('session', '/api/session')
    await browser.signIn()
    const {usid = '', customerId = ''} = await browser.session()
    const readCustomer = () =>
        Promise.all([
            browser.call('customer', calls.customerRead(customerId, '/baskets')),
            browser.send('approval', calls.approvalCall(customerId))
        ])
    await Promise.all([readCustomer(), browser.call('client address', '/api/get-client-ip')])
    const basketId = await browser.createBasket(usid)
    if (basketId !== undefined) {
        const storeId = browser.store()?.id ?? ''
        await browser.send('basket', calls.storeOfBasket(basketId, storeId))
        await browser.send('basket line', calls.newLine(basketId, product))
    }
    await browser.load('cart', plainPage('/cart'))
    await browser.session()
    await Promise.all([
        readCustomer(),
        browser.read('product data', calls.cartProductRead(product))
    ])
}

const signIn = async (browser: ShopperBrowser, customer: string): Promise<void> => {
    await browser.signIn(customer)
    await browser.load('account', plainPage('/my-accounts'))
    const {customerId = ''} = await browser.session('?page=%2Fmy-accounts')
    await Promise.all([
        browser.call('customer', calls.customerRead(customerId)),
        browser.call('customer', calls.customerRead(customerId, '/baskets')),
        browser.call('customer', calls.customerRead(customerId, '/product-lists')),
        browser.send('approval', calls.approvalCall(customerId)),
        browser.call('client address', '/api/get-client-ip'),
        browser.read('text', calls.assetRead('payment-upcoming'))
    ])
}

const takeStep = async (
    browser: ShopperBrowser,
    step: Step,
    {pages, categories, products, orderable, stores}: Catalogue
): Promise<void> => {
    switch (step.do) {
        case 'load':
            return load(browser, at(pages, step.page), stores)
        case 'follow listing':
            return followListing(browser, at(categories, step.category))
        case 'follow product':
            return followProduct(browser, at(products, step.product))
        case 'change store':
            return changeStore(browser, at(stores, step.store))
        case 'fill basket':
            return fillBasket(browser, at(orderable, step.product))
        case 'sign in':
            return signIn(browser, at(customers, step.customer))
    }
}

/** Takes the steps one after the other; between two of them the shopper thinks, for this long on average. */
export const walk = async (
    browser: ShopperBrowser,
    steps: readonly Step[],
    catalogue: Catalogue,
    pauses: {thinkMs: number; chance: () => number}
): Promise<void> => {
    for (const [index, step] of steps.entries()) {
        if (index > 0) await after(pauses.chance() * 2 * pauses.thinkMs)
        await takeStep(browser, step, catalogue)
    }
}
