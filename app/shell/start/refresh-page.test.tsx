import {screen, waitFor} from '@testing-library/react'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {renderPage} from '../../../tests/support/shop/render-page'
import {RefreshPage} from './refresh-page'

const path = '/__pwa-kit/refresh'

test.each`
    referrer                       | back
    ${'/es-US/c/sofas?sort=price'} | ${'/es-US/c/sofas?sort=price'}
    ${'https://elsewhere.example'} | ${'/'}
    ${'//elsewhere.example'}       | ${'/'}
    ${''}                          | ${'/'}
`('a preview that came from "$referrer" is led to $back once all is asked anew', async (given) => {
    const {address} = renderPage(
        <FirstMatch routes={[{path, exact: true, component: RefreshPage}]} />,
        {address: `${path}?referrer=${encodeURIComponent(given.referrer)}`}
    )
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')

    await waitFor(() => expect(address()).toBe(given.back))
})
