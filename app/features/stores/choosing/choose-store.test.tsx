import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {StoreChangeResult} from '@app/commerce/session/session'
import type {StoreDetails} from '@app/commerce/stores/store-details'
import {aSandboxShop} from '../../../../tests/support/shop/a-sandbox-shop'
import {aBasket, aLine, aStore} from '../../../../tests/support/values/builders'
import {aCustomer, aGuest} from '../../../../tests/support/shop/given-session'
import {showStorePart} from '../../../../tests/support/show-store-part'
import './change-dialog'
import {StoreLocator} from '../locator/store-locator'
import {StorePage} from '../store-page'

// These parts are loaded on demand in the shop; importing them here makes them available at once.

const shop = aSandboxShop()
afterAll(() => shop.close())

type Shown = Parameters<typeof showStorePart>[1]

const withItems = {state: 'ready', basket: aBasket(aLine())} as const
const beverlyHills = {name: /^Make This My Store, Homeward Beverly Hills/}

/** The question before a change, once the keyboard is in it. */
const confirmation = async () => {
    const dialog = await screen.findByRole('alertdialog', {name: 'Change your store?'})
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    return dialog
}

const found = async (own: Partial<Shown> = {}) => {
    const shown = showStorePart(
        <StoreLocator place={{zip: '90210'}} onSearch={() => undefined} />,
        {
            commerce: await shop.commerce(),
            address: '/store-locator?zip=90210',
            ...own
        }
    )
    await screen.findByRole('heading', {name: '6 stores near 90210'})
    return {...shown, user: userEvent.setup()}
}

test('a store that is chosen is the shopper’s, and its button says so and keeps the focus [STORE-014, STORE-015, STORE-028]', async () => {
    const {user, choices} = await found()

    await user.click(screen.getByRole('button', beverlyHills))

    const mine = await screen.findByRole('button', {name: /^My Store, Homeward Beverly Hills/})
    expect(mine).toHaveFocus()
    expect(mine).toHaveAttribute('aria-disabled', 'true')
    expect(choices.at(-1)).toEqual({storeId: '01001', zip: '90210', source: 'chosen'})
    expect(
        screen.getByText(
            'Homeward Beverly Hills is now your store. You see the prices for Beverly Hills, 1025 Oak Ave.'
        )
    ).toBeVisible()
})

test('before a store is chosen, the zip that was searched is the shopper’s place', async () => {
    const {choices} = await found()

    await waitFor(() => expect(choices).toEqual([{zip: '90210', source: 'chosen'}]))
})

test('a search leaves the shopper their store', async () => {
    const {choices} = await found({choice: {storeId: '01009', zip: '75201', source: 'chosen'}})

    expect(choices).toEqual([])
})

const locked: Partial<Shown> = {
    choice: {storeId: '01009', zip: '75201', source: 'chosen'},
    session: {basket: withItems, identity: aCustomer({foundByProvider: true})}
}

const WARNING =
    'Store changes may affect your current pricing, promotion, and inventory availability.'

test('the list and the view of one store warn of what a change does [STORE-029] (G-55)', async () => {
    const {user} = await found()
    expect(screen.getByText(WARNING)).toBeVisible()

    await user.click(screen.getByRole('link', {name: /^Info, Homeward Beverly Hills/}))

    expect(screen.getByRole('heading', {name: 'Homeward Beverly Hills'})).toBeVisible()
    expect(screen.getByText(WARNING)).toBeVisible()
})

test('whose store comes with their account is not warned of a change they cannot make [STORE-029, STORE-054]', async () => {
    const {user} = await found(locked)
    expect(screen.getByText(/^Your store comes with your account/)).toBeVisible()
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', {name: /^Info, Homeward Beverly Hills/}))

    expect(screen.getByRole('heading', {name: 'Homeward Beverly Hills'})).toBeVisible()
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument()
})

const details: StoreDetails = {
    store: aStore(),
    offers: {services: [], payments: []},
    canBeChosen: true
}

test.each`
    who                                     | own       | warnings
    ${'a guest'}                            | ${{}}     | ${1}
    ${'a customer whose store is for good'} | ${locked} | ${0}
`('a store’s own page warns $who: $warnings [STORE-029, STORE-054]', async ({own, warnings}) => {
    const notice = {state: 'ready', value: null} as const
    const commerce = await shop.commerce()
    showStorePart(<StorePage details={details} notice={notice} />, {commerce, ...own})

    expect(screen.getByRole('heading', {name: 'Homeward Plano', level: 1})).toBeVisible()
    expect(screen.queryAllByText(WARNING)).toHaveLength(warnings)
    await screen.findByRole('region', {name: 'Stores nearby'})
})

describe('with items in the basket', () => {
    test('the shopper is asked first, and may keep their store [STORE-029] (G-55)', async () => {
        const changedStores: string[] = []
        const {user, container, choices} = await found({
            session: {
                basket: withItems,
                changeStore: (id) => {
                    changedStores.push(id)
                    return Promise.resolve('changed')
                }
            }
        })
        await user.click(screen.getByRole('button', beverlyHills))
        const dialog = await confirmation()
        expect(dialog).toHaveTextContent('will be priced for Homeward Beverly Hills')
        expect(await axe(container)).toHaveNoViolations()

        await user.click(screen.getByRole('button', {name: 'Keep my store'}))

        expect(changedStores).toEqual([])
        expect(choices.some(({storeId}) => storeId !== undefined)).toBe(false)
    })

    test.each([
        {state: 'loading'} as const,
        {state: 'failed', failure: {status: 503, code: 'unavailable'}} as const
    ])(
        'so they are where it is not known whether there are any: $state [STORE-029] (G-55)',
        async (basket) => {
            const chosen: string[] = []
            const changeStore = (id: string) => {
                chosen.push(id)
                return Promise.resolve('changed' as const)
            }
            const {user, choices} = await found({session: {basket, changeStore}})

            await user.click(screen.getByRole('button', beverlyHills))
            await confirmation()
            expect(chosen).toEqual([])

            await user.click(screen.getByRole('button', {name: 'Change store'}))
            await waitFor(() => expect(choices.at(-1)?.storeId).toBe('01001'))
            expect(chosen).toEqual(['01001'])
        }
    )

    test('the platform prices the basket anew before the page changes [STORE-063]', async () => {
        const order: string[] = []
        const {user, choices} = await found({
            session: {
                basket: withItems,
                changeStore: (id) => {
                    order.push(`${id} ${choices.at(-1)?.storeId ?? 'before'}`)
                    return Promise.resolve('changed')
                }
            }
        })

        await user.click(screen.getByRole('button', beverlyHills))
        await confirmation()
        await user.click(screen.getByRole('button', {name: 'Change store'}))

        await waitFor(() => expect(choices.at(-1)?.storeId).toBe('01001'))
        expect(order).toEqual(['01001 before'])
    })
})

test('a change that was skipped, as the client ip is unknown, says so [STORE-062]', async () => {
    const {user, choices} = await found({
        session: {changeStore: () => Promise.resolve('skipped')}
    })

    await user.click(screen.getByRole('button', beverlyHills))

    expect(
        await screen.findByText('We couldn’t change your store just now. Please try again.')
    ).toBeVisible()
    expect(choices.some(({storeId}) => storeId !== undefined)).toBe(false)
})

test('while it is not known whether the store is locked the button is busy, and a lock leaves the store [STORE-054]', async () => {
    const resolvers: ((changed: StoreChangeResult) => void)[] = []
    const currentChoice = {storeId: '01009', zip: '75201', source: 'chosen'} as const
    const {user, choices} = await found({
        choice: currentChoice,
        session: {
            basket: {state: 'ready', basket: null},
            identity: {state: 'customer', customerId: 'customer-1', record: 'loading'},
            changeStore: () => new Promise((answer) => resolvers.push(answer))
        }
    })
    expect(screen.queryByText(/^Your store comes with your account/)).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', beverlyHills))
    expect(screen.getByRole('button', beverlyHills)).toHaveAttribute('aria-busy', 'true')
    await act(async () => resolvers[0]?.('locked'))

    expect(screen.getByRole('button', beverlyHills)).not.toHaveAttribute('aria-busy')
    expect(choices).toEqual([])
    expect(screen.queryByText(/^We couldn’t change your store/)).not.toBeInTheDocument()
})

test('a cart that could not be priced anew does not keep the shopper at the old store', async () => {
    const {user, choices} = await found({
        session: {changeStore: () => Promise.reject(new Error('503'))}
    })

    await user.click(screen.getByRole('button', beverlyHills))

    expect(await screen.findByText(/We couldn’t update the prices in your cart yet/)).toBeVisible()
    expect(choices.at(-1)?.storeId).toBe('01001')
})

test('a customer found through the identity provider keeps their store [STORE-053, STORE-054]', async () => {
    await found({
        choice: {storeId: '01001', zip: '90210', source: 'chosen'},
        session: {identity: aCustomer({foundByProvider: true})}
    })

    expect(screen.getByText(/Your store comes with your account/)).toBeVisible()
    expect(screen.getByRole('button', {name: /^My Store, /})).toBeVisible()
    expect(screen.queryByRole('button', {name: /^Make This My Store/})).not.toBeInTheDocument()
})

test.each`
    who                                  | identity                               | choice
    ${'a customer by password'}          | ${aCustomer({foundByProvider: false})} | ${'01001'}
    ${'a guest'}                         | ${aGuest}                              | ${'01001'}
    ${'such a customer without a store'} | ${aCustomer({foundByProvider: true})}  | ${undefined}
`('$who may choose [STORE-053]', async ({identity, choice}) => {
    await found({
        choice: choice ? {storeId: choice, zip: '90210', source: 'chosen'} : null,
        session: {identity}
    })

    expect(screen.getAllByRole('button', {name: /^Make This My Store/}).length).toBeGreaterThan(0)
})
