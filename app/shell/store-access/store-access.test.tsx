import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import type {Commerce} from '@app/commerce/commerce'
import type {StoreChoice} from '@app/domain/store/choice/store-choice'
import {showStorePart} from '../../../tests/support/show-store-part'
import {StoreAccess} from './store-access'

// What the shop loads late is here from the start.
import '@app/features/stores/locator/locator-dialog'
import {wasPriceRules} from '../../../tests/support/builders/a-price'

afterEach(() => Cookies.remove('store'))

/** The server's word on which store a shopper without one gets. */
const assigning = (storeId: string | null) => {
    const asked: string[] = []
    const commerce: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-01-01',
        wasPriceRules,
        ask: ({path}) => {
            asked.push(path)
            return Promise.resolve({storeId, zip: '90210'})
        }
    }
    return {asked, commerce}
}

const whenIdle = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 1600)))

const show = (
    commerce: Commerce,
    {address = '/', choice = null}: {address?: string; choice?: StoreChoice | null} = {}
) =>
    showStorePart(<StoreAccess place={{kind: 'store', address: '1025 Oak Ave'}} />, {
        ...{commerce, address, choice}
    })

test('a first visit is given the nearest store, and asked once whether it is right [STORE-056, STORE-058]', async () => {
    const {asked, commerce} = assigning('01001')

    const {choices} = show(commerce)
    await whenIdle()

    expect(asked).toEqual(['/assigned-store'])
    expect(choices).toEqual([{storeId: '01001', zip: '90210', source: 'auto'}])
    expect(screen.getByText('Did we get it right?')).toBeVisible()
})

test('a second visit has its store, and is asked nothing [STORE-058]', async () => {
    Cookies.set('store', '01001.90210.auto')
    const {asked, commerce} = assigning('01001')

    show(commerce)
    await whenIdle()

    expect(asked).toEqual([])
    expect(screen.queryByText('Did we get it right?')).not.toBeInTheDocument()
})

test('where stores are not assigned nothing happens', async () => {
    const {commerce} = assigning(null)

    const {choices} = show(commerce)
    await whenIdle()

    expect(choices).toEqual([])
    expect(screen.queryByText('Did we get it right?')).not.toBeInTheDocument()
})

test('the link opens the locator over the page, and each time anew [STORE-003, STORE-023]', async () => {
    Cookies.set('store', '01001.90210.auto')
    const user = userEvent.setup()
    show(assigning(null).commerce)

    await user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))
    await user.type(await screen.findByLabelText('Zip code'), '752')
    await user.click(screen.getByRole('button', {name: 'Close'}))
    await user.click(await screen.findByRole('link', {name: 'My Store: 1025 Oak Ave'}))

    expect(await screen.findByLabelText('Zip code')).toHaveValue('')
})

test('on the locator’s own page the link stays a link', async () => {
    Cookies.set('store', '01001.90210.auto')
    const user = userEvent.setup()
    show(assigning(null).commerce, {address: '/store-locator'})

    await user.click(screen.getByRole('link', {name: 'My Store: 1025 Oak Ave'}))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
