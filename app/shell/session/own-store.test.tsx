import {act, screen, waitFor} from '@testing-library/react'
import {type Call, CommerceError} from '@app/commerce/client'
import {type Shopper, ShopperProvider} from '@app/commerce/shopper/session'
import type {StoreChoice} from '@app/domain/store-choice'
import {AppContextProvider, ChangeStoreChoiceProvider} from '@app/routing/app-context'
import {aCommerce, anAppContext} from '../../../tests/support/a-commerce'
import {aCustomer, aGuest, renderForShopper} from '../../../tests/support/render-for-shopper'
import {KnownAccount} from './known-account'
import {OwnStore} from './own-store'

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
        return {storeNumber}
    }

/** A page of a renter whose record names a store, in the store that was chosen. */
const show = (world: World, part = <OwnStore />, chosen = '01001') => {
    const changes: StoreChoice[] = []
    const {commerce, calls} = aCommerce(answers(world))
    const shopper: Shopper = {customerId: 'customer-1', registered: true, rentalId: '7', commerce}
    const choice: StoreChoice = {storeId: chosen, zip: '90210', source: 'chosen'}
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

const toPlano: StoreChoice = {storeId: '02002', zip: '75024', source: 'chosen'}

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
})

test.each`
    because                          | world                                                       | chosen
    ${'it is the one that is shown'} | ${{}}                                                       | ${'02002'}
    ${'it may not be chosen'}        | ${{store: {...plano, c_storeSelect: false}}}                | ${'01001'}
    ${'it is hidden'}                | ${{store: {...plano, c_storeHide: true}}}                   | ${'01001'}
    ${'it closed the day before'}    | ${{store: {...plano, c_storeEcommCloseDate: '2030-05-31'}}} | ${'01001'}
    ${'the record names none'}       | ${{storeNumber: null}}                                      | ${'01001'}
    ${'the record cannot be read'}   | ${{record: 'fails'}}                                        | ${'01001'}
`('the store on the page stays where $because (G-50, G-54)', async ({world, chosen}) => {
    const {changes, requested} = show(world, <OwnStore />, chosen)

    await waitFor(() => expect(requested()).toBeGreaterThan(0))
    await drawn()

    expect(changes).toEqual([])
    expect(screen.queryByText(/You see the prices/)).toBeNull()
})
