import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {type Call, CommerceError} from '@app/commerce/client'
import {openShop} from '../../../tests/support/shop/open-shop'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'

const events = eventsOfEachTest()

const colours = ['Blue', 'Green', 'Red'].map((label) => ({value: label, label, count: 3}))

const searchResult = (total: number) => ({
    totalSize: total,
    results: total === 0 ? [] : [{productId: `sofa-${total}`, productName: `Sofa of ${total}`}],
    facets: [{key: 'color', label: 'Color', values: colours}]
})

const main = () => screen.getByRole('main')

/** A loaded listing, of 90 items unless given. The test answers its next requests, with 40 items or a failure. */
const aListing = async (address: string, shown = searchResult(90)) => {
    const waiting: {respond: () => void; fail: () => void}[] = []
    let isShown = false
    const request = ({path}: Call): Promise<unknown> => {
        if (!path.endsWith('/search')) {
            return Promise.reject(new CommerceError({status: 404, code: 'not-found'}))
        }
        if (!isShown) return Promise.resolve(shown)
        return new Promise((resolve, reject) =>
            waiting.push({
                respond: () => resolve(searchResult(40)),
                fail: () => reject(new CommerceError({status: 503, code: 'unavailable'}))
            })
        )
    }
    const shop = openShop(address, request)
    await screen.findByRole('combobox', {name: 'Sort by'})
    isShown = true
    return {
        ...shop,
        answer: async () => {
            waiting.shift()?.respond()
            await waitFor(() => expect(main()).not.toHaveAttribute('aria-busy'))
        },
        fail: () => waiting.shift()?.fail()
    }
}

const filter = (colour: string) => screen.getByRole('link', {name: `${colour} (3)`})

test('a filter keeps the old items and the focus until the new items are loaded, then the count is announced [PLP-002, G-70]', async () => {
    const {answer, scrolled} = await aListing('/c/furniture')
    const [count, red] = [screen.getByText('90 items'), filter('Red')]

    await userEvent.click(red)
    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('heading', {name: 'Sofa of 90'})).toBeVisible()
    expect(red).toHaveAttribute('aria-current', 'true')
    await answer()

    expect(main()).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('heading', {name: 'Sofa of 40'})).toBeVisible()
    expect(red).toHaveFocus()
    expect(screen.getByRole('status')).toBe(count)
    // Each result is reported once, and the previous result is not reported as the next one's.
    expect(events.filter(({event}) => event === 'listing-shown')).toMatchObject([
        {event: 'listing-shown', name: 'furniture', total: 90},
        {event: 'listing-shown', name: 'furniture', total: 40}
    ])
    expect(count).toHaveTextContent('40 items')
    expect(scrolled.times).toBe(0)
})

test('a second filter pressed while the first is loading is added to it [PLP-002]', async () => {
    const {history} = await aListing('/c/furniture')

    await userEvent.click(filter('Red'))
    await userEvent.click(filter('Blue'))

    expect(history.location.search).toBe('?refine=color%3DBlue&refine=color%3DRed')
})

test('changing the sort order keeps the field, its value and the focus [PLP-008, G-70]', async () => {
    const {answer, history} = await aListing('/c/furniture')
    const sort = screen.getByRole('combobox', {name: 'Sort by'})

    act(() => sort.focus())
    await userEvent.selectOptions(sort, 'Relevance')
    expect(sort).toHaveDisplayValue('Relevance')
    await answer()
    expect(sort).toHaveFocus()
    act(() => history.goBack())

    expect(screen.getByRole('combobox', {name: 'Sort by'})).toBe(sort)
    expect(sort).toHaveDisplayValue('Availability')
})

test('removing a filter moves the focus to the next one, and removing the last one moves it to the items [G-70]', async () => {
    const {answer} = await aListing('/c/furniture?refine=color%3DBlue&refine=color%3DRed')
    const remove = (colour: string) =>
        screen.getByRole('link', {name: `Remove filter: Color, ${colour}`})

    await userEvent.click(remove('Blue'))
    expect(remove('Red')).toHaveFocus()
    await answer()
    expect(remove('Red')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', {name: 'Clear all'}))

    expect(main()).toHaveFocus()
})

test('clearing the filters of an empty listing hides its message at once, and moves the focus to the new items [PLP-002, G-70]', async () => {
    const {answer} = await aListing('/c/furniture?refine=color%3DRed', searchResult(0))
    const sort = screen.getByRole('combobox', {name: 'Sort by'})

    await userEvent.click(screen.getByRole('link', {name: 'Clear all filters'}))
    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('heading', {name: 'We found nothing that fits'})).toBeNull()
    expect(screen.queryByRole('link', {name: 'Shop all products'})).toBeNull()
    expect(screen.getByText('Loading products')).toBeInTheDocument()
    await answer()

    expect(screen.getByRole('heading', {name: 'Sofa of 40'})).toBeVisible()
    expect(screen.getByRole('combobox', {name: 'Sort by'})).toBe(sort)
    expect(main()).toHaveFocus()
})

test('a page past the end hides its message while the last page is loading', async () => {
    const {answer} = await aListing('/c/furniture?offset=975', {...searchResult(90), results: []})

    await userEvent.click(screen.getByRole('link', {name: 'Go to the last page'}))
    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('link', {name: 'Go to the last page'})).toBeNull()
    await answer()

    expect(screen.getByRole('heading', {name: 'Sofa of 40'})).toBeVisible()
})

test('a facet that was open for its chosen filter stays open when the filter is removed [G-70]', async () => {
    const {answer} = await aListing('/c/furniture?refine=color%3DRed')

    await userEvent.click(filter('Red'))
    await answer()

    expect(filter('Red').closest('details')).toHaveAttribute('open')
    expect(filter('Red')).toHaveFocus()
})

test('another page scrolls to its top and gets the focus [G-70]', async () => {
    const {answer, scrolled} = await aListing('/c/furniture')

    await userEvent.click(screen.getByRole('link', {name: 'Page 2'}))
    expect(scrolled.times).toBe(1)
    await answer()

    expect(main()).toHaveFocus()
})

test('a listing that cannot be loaded shows an error, and is shown after a retry', async () => {
    const {answer, fail} = await aListing('/c/furniture')

    await userEvent.click(filter('Red'))
    fail()
    await userEvent.click(await screen.findByRole('button', {name: 'Refresh the page'}))
    await answer()

    expect(screen.getByText('40 items')).toBeVisible()
})

test('a new search hides the previous results, and its own results get the focus [G-70]', async () => {
    const {answer, history} = await aListing('/search?q=sofa')

    act(() => history.push('/search?q=lamp'))
    expect(screen.queryByRole('heading', {name: 'Sofa of 90'})).not.toBeInTheDocument()
    await answer()

    expect(screen.getByRole('heading', {name: 'Results for “lamp”'})).toBeVisible()
    expect(main()).toHaveFocus()
})

test('a search is reported as a search, without its term', async () => {
    await aListing('/search?q=sofa')

    const shown = {event: 'listing-shown', name: 'search', total: 90}
    expect(events).toMatchObject([shown])
})
