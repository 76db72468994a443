import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {aSearchPlatform} from '../../../tests/support/server/a-search-platform'
import {argsAt, hrefsOf, renderPage} from '../../../tests/support/shop/render-page'
import {ListingPage} from './listing-page'

describe('past end', () => {
    const showPage = (address: string, total: number) =>
        renderPage(
            <ListingPage
                result={{total, tiles: [], facets: [], redirect: null}}
                categories={{state: 'ready', value: []}}
                about={{state: 'ready', value: null}}
                landing={{state: 'ready', value: []}}
                at={argsAt(address)}
            />,
            {address}
        )

    test.each`
        address                              | total | last                          | message
        ${'/c/furniture?offset=9975'}        | ${60} | ${'/c/furniture?offset=50'}   | ${'The items here end on page 3.'}
        ${'/search?q=sofa&offset=5000'}      | ${30} | ${'/search?q=sofa&offset=25'} | ${'The items here end on page 2.'}
        ${'/shop-all?limit=100&offset=1000'} | ${60} | ${'/shop-all?limit=100'}      | ${'All items here are on one page.'}
    `('$address, with $total items in all, links to the last page', async (row) => {
        const {container} = showPage(row.address, row.total)

        expect(screen.getByText(row.message)).toBeVisible()
        expect(hrefsOf('Go to the last page')).toEqual([row.last])
        expect(screen.queryByText('We found nothing that fits')).not.toBeInTheDocument()
        expect(screen.queryByRole('heading', {name: 'Popular items'})).not.toBeInTheDocument()
        expect(await axe(container)).toHaveNoViolations()
    })
})

describe('no results', () => {
    const nothing = {total: 0, tiles: [], facets: [], redirect: null}

    const showNothing = (address: string) => {
        const {fetch, callsTo} = aSearchPlatform({
            frequent: ['tv', 'washer'],
            found: {totalSize: 1, results: [{productId: 'tv-1', productName: 'Popular TV'}]}
        })
        const page = renderPage(
            <ListingPage
                result={nothing}
                categories={{state: 'ready', value: []}}
                about={{state: 'ready', value: null}}
                landing={{state: 'ready', value: []}}
                at={argsAt(address, fetch)}
            />,
            {address, fetch}
        )
        return {...page, callsTo}
    }

    test('a search without results offers frequent searches and popular items, of which it requests at most 20 (decision 3) [PLP-010]', async () => {
        const {container, callsTo} = showNothing('/search?q=zzz')

        expect(screen.getByRole('link', {name: 'Shop all products'})).toBeVisible()
        expect(screen.getByRole('heading', {name: 'What others search for'})).toBeVisible()
        await screen.findByRole('link', {name: 'tv'})
        expect(hrefsOf('tv')).toEqual(['/search?q=tv'])
        expect(await screen.findByRole('heading', {name: 'Popular items'})).toBeVisible()
        expect(await screen.findByRole('link', {name: 'Popular TV'})).toBeVisible()
        expect(callsTo('service')[0]?.body).toMatchObject({limit: 20})
        expect(await axe(container)).toHaveNoViolations()
    })

    test('an empty category requests neither', () => {
        showNothing('/c/furniture')

        expect(
            screen.queryByRole('heading', {name: 'What others search for'})
        ).not.toBeInTheDocument()
        expect(screen.queryByRole('heading', {name: 'Popular items'})).not.toBeInTheDocument()
    })
})
