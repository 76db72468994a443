import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {SearchBox} from '@app/features/search/search-box'
import {aSearchPlatform, type Known} from './builders/a-search-platform'
import {renderPage} from './render-page'

/** A platform that knows something of everything. */
export const knowing: Known = {
    frequent: ['tv', 'washer'],
    phrases: ['sofa bed', 'grey sofa'],
    products: [
        {productId: 'sofa-1', productName: 'Avery Sofa', c_ProductUrl: '/p/avery-sofa/sofa-1'}
    ]
}

/** The search box on a page with one other button, in a browser that has never searched, its clock standing still. */
export const showSearchBox = (platform: Known = knowing, address = '/cart') => {
    const {ask, asked, calls} = aSearchPlatform(platform)
    const left: string[] = []
    const page = renderPage(
        <>
            <SearchBox
                popular={['Furniture', 'Appliances', 'Electronics']}
                redirectHosts={['careers.example']}
                leaveFor={(to) => left.push(to)}
            />
            <button type="button">Elsewhere</button>
        </>,
        {address, ask}
    )
    const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime})
    return {...page, asked, calls, left, user}
}

export const searchBox = () => screen.getByRole('combobox', {name: 'Search'})

const STEP_MS = 50

/** Lets time pass step by step, so that what one step shows can start something in the next. */
export const pass = async (ms = 350): Promise<void> => {
    for (let left = ms; left > 0; left -= STEP_MS) {
        await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)))
    }
}

export const asNewVisitor = () => {
    jest.useFakeTimers()
    localStorage.clear()
    document.cookie = 'visitorId=; max-age=0; path=/'
}
