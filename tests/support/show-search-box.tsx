import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {SearchBox} from '@app/features/search/search-box'
import {Link} from '@app/routing/links/link'
import {Main} from '@app/ui/navigation/main'
import {aSearchPlatform, type Known} from './server/a-search-platform'
import {mayComplain} from './page-complaints'
import {renderPage} from './shop/render-page'

/** A platform with some results for every call. */
export const knowing: Known = {
    frequent: ['tv', 'washer'],
    phrases: ['sofa bed', 'grey sofa'],
    products: [
        {productId: 'sofa-1', productName: 'Avery Sofa', c_ProductUrl: '/p/avery-sofa/sofa-1'}
    ]
}

/** The sofa as the product service sends it. */
export const pricedSofa = {
    id: 'sofa-1',
    name: 'Avery Sofa',
    c_racProductRenewalRate: 20,
    c_racProductTerms: 52,
    c_racProductTotalCostToOwn: 1040,
    c_racProductCondition: 'New',
    c_racProductInventoryType: 'NEW'
}

/** The search box above a page with a button and a link, in a browser without earlier searches, on a stopped clock. */
export const showSearchBox = (known: Known = knowing, address = '/cart') => {
    const {fetch, callsTo, calls, recover} = aSearchPlatform(known)
    const left: string[] = []
    const page = renderPage(
        <>
            <SearchBox
                popular={['Furniture', 'Appliances', 'Electronics']}
                leaveFor={(to) => left.push(to)}
            />
            <Main>
                <button type="button">Elsewhere</button>
                <Link to="/store-locator">Stores</Link>
            </Main>
        </>,
        {address, fetch}
    )
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime})
    return {...page, callsTo, calls, left, user, recover}
}

export const listbox = () => screen.queryByRole('listbox', {name: 'Search suggestions'})

/** What the popover offers under a heading. */
export const optionsOf = (name: string): (string | null)[] =>
    within(screen.getByRole('group', {name}))
        .getAllByRole('option')
        .map((option) => option.textContent)

export const searchBox = () => screen.getByRole('combobox', {name: 'Search'})

const STEP_MS = 50

/** Lets time pass step by step, so that what one step shows can start something in the next. */
export const pass = async (ms = 350): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
        await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
    }
}

export const asNewShopper = () => {
    // The library looks for its list one frame later, when it may be closed again; in development alone it says so.
    mayComplain(/@zag-js\/dismissable. node is/)
    jest.useFakeTimers()
    localStorage.clear()
    document.cookie = 'visitorId=; max-age=0; path=/'
}
