import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {aSearchPlatform} from '../../../../tests/support/builders/a-search-platform'
import {argsAt, hrefsOf, renderPage} from '../../../../tests/support/render-page'
import {ListingPage} from '../listing-page'

const nothing = {total: 0, tiles: [], facets: [], redirect: null}

const showNothing = (address: string) => {
    const {ask, asked} = aSearchPlatform({
        frequent: ['tv', 'washer'],
        found: {totalSize: 1, results: [{productId: 'tv-1', productName: 'Popular TV'}]}
    })
    const page = renderPage(
        <ListingPage
            result={nothing}
            categories={{state: 'ready', value: []}}
            about={{state: 'ready', value: null}}
            landing={{state: 'ready', value: []}}
            at={argsAt(address, ask)}
        />,
        {address, ask}
    )
    return {...page, asked}
}

test('a search that finds nothing offers what others search for, and popular items, 20 at most asked for (decision 3) [PLP-010]', async () => {
    const {container, asked} = showNothing('/search?q=zzz')

    expect(screen.getByRole('link', {name: 'Shop all products'})).toBeVisible()
    expect(screen.getByRole('heading', {name: 'What others search for'})).toBeVisible()
    await screen.findByRole('link', {name: 'tv'})
    expect(hrefsOf('tv')).toEqual(['/search?q=tv'])
    expect(await screen.findByRole('heading', {name: 'Popular items'})).toBeVisible()
    expect(await screen.findByRole('link', {name: 'Popular TV'})).toBeVisible()
    expect(asked('service')[0]?.body).toMatchObject({limit: 20})
    expect(await axe(container)).toHaveNoViolations()
})

test('an empty category asks for neither', () => {
    showNothing('/c/furniture')

    expect(screen.queryByRole('heading', {name: 'What others search for'})).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', {name: 'Popular items'})).not.toBeInTheDocument()
})
