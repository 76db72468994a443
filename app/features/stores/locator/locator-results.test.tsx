import {act, fireEvent, screen} from '@testing-library/react'
import {useState} from 'react'
import type {LocatorPlace} from '@app/commerce/stores/locator'
import {aCommerce} from '../../../../tests/support/a-commerce'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {StoreLocator} from './store-locator'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const store = {id: '01012', name: 'Homeward Plano', latitude: 33, longitude: -97, distance: 1}
const NONE = 'No store was found within 30 miles of your location.'

const Locator = () => {
    const [place, setPlace] = useState<LocatorPlace | null>(null)
    return <StoreLocator place={place} onSearch={setPlace} />
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A locator whose only store is near 75024, and how to search in it: every answer comes at once. */
const shown = ({failsWide = 0} = {}) => {
    let failing = failsWide
    const {commerce, calls} = aCommerce(({path, query}) => {
        if (path === '/geocode') throw new Error('The geocoder is down')
        const isWide = Number(query?.maxDistance) > 100
        if (isWide && failing-- > 0) throw new Error('The stores are down')
        const isFound = query?.postalCode === '75024' || isWide
        return isFound ? {total: 1, data: [store]} : {total: 0, data: []}
    })
    showStorePart(<Locator />, {commerce})
    const search = async (zip: string) => {
        fireEvent.change(screen.getByLabelText('Zip code'), {target: {value: zip}})
        fireEvent.click(screen.getByRole('button', {name: 'GO'}))
        await pass(0)
    }
    const searches = () =>
        calls.filter(
            ({path, query}) => path.endsWith('/store-search') && query?.maxDistance === 100
        ).length
    return {search, searches}
}

test('that there is no store is said after a second, and not before [STORE-024, STORE-026]', async () => {
    const {search} = shown()
    await search('59001')

    await pass(999)
    expect(screen.getByText('Loading locations...')).toBeVisible()
    expect(screen.queryByText(NONE)).not.toBeInTheDocument()

    await pass(1)
    expect(screen.getByText(NONE)).toBeVisible()
})

test('nor before a second when the same zip is searched again, though its answer is cached [STORE-026]', async () => {
    const {search, searches} = shown()
    await search('59001')
    await pass(1000)
    await search('75024')
    expect(screen.getByRole('heading', {name: '1 store near 75024'})).toBeVisible()

    await search('59001')
    await pass(999)
    expect(screen.queryByText(NONE)).not.toBeInTheDocument()

    await pass(1)
    expect(screen.getByText(NONE)).toBeVisible()
    expect(searches()).toBe(2)
})

test('where no store is in range the nearest one is named, with its distance and its page', async () => {
    const {search} = shown()
    await search('59001')
    await pass(1000)
    await pass(0)

    const nearest = screen.getByRole('link', {name: /^Homeward Plano/})
    expect(nearest.closest('p')).toHaveTextContent(
        /^The nearest is Homeward Plano.* 1 mile away\.$/
    )
    expect(nearest).toHaveAttribute('href', expect.stringMatching(/\/stores\//))
})

test('a nearest store that cannot be looked up is said so, and can be tried again', async () => {
    const {search} = shown({failsWide: 1})
    await search('59001')
    await pass(1000)
    await pass(0)

    expect(screen.getByText(NONE)).toBeVisible()
    expect(screen.getByText('We couldn’t load this part of the page.')).toBeVisible()

    fireEvent.click(screen.getByRole('button', {name: 'Try again'}))
    await pass(0)
    expect(screen.getByRole('link', {name: /^Homeward Plano/})).toBeVisible()
})
