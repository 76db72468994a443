import {routeAt} from '@app/routing/route/current-route'
import {shopRoutes} from '@app/shop-routes'

test.each([
    '/checkout/payment',
    '/new-checkout/payment',
    '/es-US/checkout/payment',
    '/my-accounts/payment-agreement',
    '/my-accounts/payment-method',
    '/my-accounts/enroll-autopay',
    '/make-a-payment'
])('%s is entered by a full load, whichever link leads there (D-31)', (path) => {
    expect(routeAt(shopRoutes, path)?.route.hasCardFrame).toBe(true)
})
