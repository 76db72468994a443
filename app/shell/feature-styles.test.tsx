import {render, screen} from '@testing-library/react'
import {loadFeatureStyles, RouteStyles} from './feature-styles'

const stylesInPage = () =>
    [...document.querySelectorAll('style')].map(({textContent}) => textContent).join('')

test('the first page is shown at once with the style sheets that came with it, the next one with its own', async () => {
    document.documentElement.setAttribute('data-styles', 'content')
    const {rerender} = render(<RouteStyles of={['content']}>Home</RouteStyles>)
    expect(screen.getByText('Home')).toBeVisible()
    expect(stylesInPage()).toBe('')

    rerender(
        <RouteStyles of={['product']} fallback="Coming">
            Sofa
        </RouteStyles>
    )
    expect(screen.getByText('Coming')).toBeVisible()

    expect(await screen.findByText('Sofa')).toBeVisible()
    expect(stylesInPage()).toContain('.gallery')
    expect(stylesInPage()).not.toContain('.facet')
})

test('once fetched, another page’s style sheets are there without a wait', async () => {
    await loadFeatureStyles()

    render(
        <RouteStyles of={['listing']} fallback="Coming">
            Sofas
        </RouteStyles>
    )

    expect(screen.getByText('Sofas')).toBeVisible()
    expect(stylesInPage()).toContain('.facet')
})
