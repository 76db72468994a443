import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {Link} from '@app/routing/links/link'
import {CurrentRouteProvider} from '@app/routing/route/current-route'
import {useReplace} from '@app/routing/route/location'
import {shopRoutes} from '@app/shop-routes'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import {useViewedPage} from './viewed-page'

const Viewed = () => {
    const {name, view} = useViewedPage()
    return <output>{`${view} ${name}`}</output>
}

const Replacing = ({to}: {to: string}) => {
    const replace = useReplace()
    return <button onClick={() => replace(to)}>Replace</button>
}

type Step = {from: string; to: string; samePage?: boolean}

const show = ({from, to, samePage = false}: Step) =>
    renderForShopper(
        <CurrentRouteProvider routes={shopRoutes}>
            <Viewed />
            <Link to={to} samePage={samePage}>
                Go
            </Link>
            <Replacing to={to} />
        </CurrentRouteProvider>,
        {address: from}
    )

test.each`
    what                                             | from                 | to                     | viewed
    ${'another page'}                                | ${'/cart'}           | ${'/checkout'}         | ${'1 checkout'}
    ${'another step of the checkout'}                | ${'/checkout/terms'} | ${'/checkout/review'}  | ${'1 checkout'}
    ${'the same page with another search'}           | ${'/search?q=sofa'}  | ${'/search?q=washer'}  | ${'0 search'}
    ${'a card’s page, which is loaded again (D-31)'} | ${'/checkout/sign'}  | ${'/checkout/payment'} | ${'0 checkout'}
`(
    'after a link to $what the view is $viewed [ANALYTICS-017] (G-66)',
    async ({from, to, viewed}) => {
        show({from, to})
        await userEvent.click(screen.getByRole('link', {name: 'Go'}))

        expect(screen.getByText(viewed)).toBeVisible()
    }
)

test.each`
    what                           | from           | to                      | viewed
    ${'the checkout’s first step'} | ${'/checkout'} | ${'/checkout/delivery'} | ${'0 checkout'}
    ${'another page'}              | ${'/account'}  | ${'/login'}             | ${'1 login'}
`('after the address was replaced by that of $what the view is $viewed (G-66)', async (step) => {
    show(step)
    await userEvent.click(screen.getByRole('button', {name: 'Replace'}))

    expect(screen.getByText(step.viewed)).toBeVisible()
})

test('another colour of the product on screen is no other view (G-66)', async () => {
    show({from: '/p/sofa/100005', to: '/p/sofa/100005-01', samePage: true})
    await userEvent.click(screen.getByRole('link', {name: 'Go'}))

    expect(screen.getByText('0 product')).toBeVisible()
})
