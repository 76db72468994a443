import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {aGuest} from '../../../../tests/support/shop/given-session'
import {argsAt, renderPage} from '../../../../tests/support/shop/render-page'
import {ServiceFailurePage} from './service-failure-page'

const show = (address: string) => {
    const {pathname} = new URL(address, 'https://shop.example')
    return renderPage(<ServiceFailurePage at={argsAt(pathname)} />, {
        address,
        session: {identity: aGuest}
    })
}

test.each`
    address                                        | way
    ${'/service-failure-login'}                    | ${'/login'}
    ${'/service-failure-login?return=%2Faccount'}  | ${'/login?return=%2Faccount'}
    ${'/service-failure-login?error=x&return=%2F'} | ${'/login?return=%2F'}
`('$address links to sign-in at $way (G-22) [ROUTE-027]', async ({address, way}) => {
    const {container} = show(address)

    expect(await screen.findByText(/^The sign-in service does not answer/)).toBeVisible()
    expect(screen.getByRole('link', {name: 'Back to sign in'})).toHaveAttribute('href', way)
    await screen.findByRole('link', {name: /^(Call|Find) /})
    expect(await axe(container)).toHaveNoViolations()
})

test('an application that could not be decided can be started again from its first page (G-22) [ROUTE-026]', async () => {
    show('/service-failure')

    const again = await screen.findByRole('link', {name: 'Try again'})
    expect(again).toHaveAttribute('href', '/instant-approval')
    expect(screen.queryByText(/^The sign-in service/)).toBeNull()
})
