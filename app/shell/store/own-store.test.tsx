import {act, screen, waitFor} from '@testing-library/react'
import {type Call, CommerceError} from '@app/commerce/client'
import {type Shopper, ShopperProvider} from '@app/commerce/session/session'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {AppContextProvider, ChangeStoreChoiceProvider} from '@app/routing/route/app-context'
import {aCommerce, anAppContext} from '../../../tests/support/a-commerce'
import {aCustomer, aGuest, renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {KnownAccount} from '../header/account/known-account'
import {OwnStore} from './own-store'
import {ownStoreMark} from './own-store-mark'

const plano = {
    id: '02002',
    name: 'Homeward Plano',
    postalCode: '75024-1234',
    latitude: 33,
    longitude: -96
}

type World = {storeNumber?: string | null; store?: object; record?: 'fails'}

const answers =
    ({storeNumber = '02002', store = plano, record}: World) =>
    ({path}: Call): unknown => {
        if (path.includes('/stores')) return {data: [store]}
        if (!path.includes('getcustomer')) return {}
        if (record) throw new CommerceError({status: 503, code: 'unavailable'})
        return {customerId: 'customer-1', remotePaymentAllowed: 'Y', storeNumber}
    }

/** A page of a renter whose record names a store, in the store that was chosen. */
const show = (
    world: World,
    part = <OwnStore />,
    chosen = '01001',
    source: StoreChoice['source'] = 'chosen'
) => {
    const changes: StoreChoice[] = []
    const {commerce, calls} = aCommerce(answers(world))
    const shopper: Shopper = {customerId: 'customer-1', registered: true, rentalId: '7', commerce}
    const choice: StoreChoice = {storeId: chosen, zip: '90210', source}
    const change = (to: StoreChoice) => {
        changes.push(to)
        return Promise.resolve()
    }
    const page = renderForShopper(
        <AppContextProvider value={anAppContext(commerce.fetch, {choice})}>
            <ShopperProvider value={shopper}>
                <ChangeStoreChoiceProvider value={change}>{part}</ChangeStoreChoiceProvider>
            </ShopperProvider>
        </AppContextProvider>,
        {identity: aCustomer({rentalId: '7'})}
    )
    const requested = () => calls.filter(({path}) => path.includes('getcustomer')).length
    return {changes, calls, requested, page}
}

/** Until all answers that are there have been drawn. */
const drawn = async () => {
    for (const _ of Array(9)) await act(() => new Promise((resolve) => setTimeout(resolve)))
}

const toPlano: StoreChoice = {storeId: '02002', zip: '75024', source: 'own'}

afterEach(() => window.localStorage.clear())

test('a renter is brought to the store of their account, and reads so (G-50, D-18)', async () => {
    const {changes} = show({})

    expect(
        await screen.findByText('You now see the prices of your store: Homeward Plano.')
    ).toBeVisible()
    expect(changes).toEqual([toPlano])
})

test('once after each sign-in: another store that they choose later stays (G-50)', async () => {
    const first = show({}, <KnownAccount />)
    await waitFor(() => expect(first.changes).toEqual([toPlano]))
    const later = show({}, <KnownAccount />)
    await drawn()
    expect(later.requested()).toBe(0)

    later.page.become(aGuest)
    const again = show({}, <KnownAccount />)

    await waitFor(() => expect(again.changes).toEqual([toPlano]))
    // The account's menu comes late, on each of the three pages.
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2))
})

test.each`
    because                              | change
    ${'it may not be chosen'}            | ${{c_storeSelect: false}}
    ${'it is switched off'}              | ${{c_storeEnable: false}}
    ${'it is hidden'}                    | ${{c_storeHide: true}}
    ${'it closed online the day before'} | ${{c_storeEcommCloseDate: '2030-05-31'}}
`(
    'a store that takes no orders online, as $because, is the renter’s all the same (D-54)',
    async ({change}) => {
        const {changes} = show({store: {...plano, ...change}})

        await waitFor(() => expect(changes).toEqual([toPlano]))
    }
)

test('the store on the page becomes the renter’s own without a word (D-54)', async () => {
    const {changes} = show({}, <OwnStore />, '02002')

    await waitFor(() => expect(changes).toEqual([toPlano]))
    expect(screen.queryByText(/You now see the prices/)).toBeNull()
})

test('a customer with a locked store who sees another one is brought back to their own (D-54)', async () => {
    ownStoreMark.set()
    const {changes, page} = show({}, <KnownAccount />)
    await drawn()
    expect(changes).toEqual([])

    page.become(aCustomer({rentalId: '7', foundByProvider: true}))

    await waitFor(() => expect(changes).toEqual([toPlano]))
})

test('after signing out the store is one like any other (D-54)', async () => {
    const {changes, page} = show({}, <KnownAccount />, '02002', 'own')

    page.become(aGuest)

    await waitFor(() =>
        expect(changes).toContainEqual({storeId: '02002', zip: '90210', source: 'chosen'})
    )
})

test.each`
    because                        | world
    ${'the record names none'}     | ${{storeNumber: null}}
    ${'the record cannot be read'} | ${{record: 'fails'}}
`('the store on the page stays where $because (G-50)', async ({world}) => {
    const {changes, requested} = show(world)

    await waitFor(() => expect(requested()).toBeGreaterThan(0))
    await drawn()

    expect(changes).toEqual([])
    expect(screen.queryByText(/You now see the prices/)).toBeNull()
})
