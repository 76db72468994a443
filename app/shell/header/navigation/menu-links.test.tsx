import {act, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {MainNavigation} from './main-navigation'
import {MenuLinks} from './menu-links'

const asset = {c_body: '<ul><li><a href="/rac-exchange">Exchange</a></li></ul>'}

const showMenu = (answer: () => Promise<unknown>) => {
    const paths: string[] = []
    renderPage(
        <MainNavigation categories={[]} path="/" links={<MenuLinks />}>
            <a href="/contact-us">Contact us</a>
        </MainNavigation>,
        {
            fetch: ({path}) => {
                paths.push(path)
                return answer()
            }
        }
    )
    return paths
}

test('once it is used, the menu has the links that editors add to it [SHELL-025]', async () => {
    const paths = showMenu(() => Promise.resolve(asset))
    expect(paths).toEqual([])

    await userEvent.tab()

    const menu = within(screen.getByRole('navigation', {name: 'Categories'}))
    expect(await menu.findByRole('link', {name: 'Exchange'})).toHaveAttribute(
        'href',
        '/rac-exchange'
    )
    expect(paths).toContain('/s/{site}/dw/shop/v22_8/content/menuAdditionalLinks')
})

test('a store with links of its own has those in its menu [SHELL-025]', async () => {
    renderPage(
        <MainNavigation categories={[]} path="/" links={<MenuLinks />}>
            <a href="/contact-us">Contact us</a>
        </MainNavigation>,
        {
            fetch: ({path}) =>
                Promise.resolve(
                    path.endsWith('/content/their-links')
                        ? asset
                        : {
                              data: [
                                  {
                                      id: '01001',
                                      latitude: 34,
                                      longitude: -118,
                                      c_menuLinksAssetId: 'their-links'
                                  }
                              ]
                          }
                )
        }
    )

    await userEvent.tab()

    expect(await screen.findByRole('link', {name: 'Exchange'})).toBeVisible()
})

test('as soon as the drawer opens, before it is touched, the menu has them [SHELL-025]', async () => {
    showMenu(() => Promise.resolve(asset))

    act(() => {
        screen
            .getByRole('navigation', {name: 'Categories'})
            .dispatchEvent(new Event('beforetoggle'))
    })

    expect(await screen.findByRole('link', {name: 'Exchange'})).toBeVisible()
})

test('without an answer the menu has its other links', async () => {
    showMenu(() => Promise.reject(new Error('nobody answers')))
    await userEvent.tab()

    expect(await screen.findByRole('link', {name: 'Contact us'})).toBeVisible()
    expect(screen.queryByRole('link', {name: 'Exchange'})).not.toBeInTheDocument()
})
