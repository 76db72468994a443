import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {argsAt, hrefsOf, renderPage} from '../../../../tests/support/render-page'
import {ListingPage} from '../listing-page'

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
    address                              | total | last                          | said
    ${'/c/furniture?offset=9975'}        | ${60} | ${'/c/furniture?offset=50'}   | ${'The items here end on page 3.'}
    ${'/search?q=sofa&offset=5000'}      | ${30} | ${'/search?q=sofa&offset=25'} | ${'The items here end on page 2.'}
    ${'/shop-all?limit=100&offset=1000'} | ${60} | ${'/shop-all?limit=100'}      | ${'All items here are on one page.'}
`('$address, where there are $total items, leads to the last page that there is', async (row) => {
    const {container} = showPage(row.address, row.total)

    expect(screen.getByText(row.said)).toBeVisible()
    expect(hrefsOf('Go to the last page')).toEqual([row.last])
    expect(screen.queryByText('We found nothing that fits')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', {name: 'Popular items'})).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
})
