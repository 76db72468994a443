import {agreementRoute, dashboardRoute} from '@app/features/account/account-routes'
import {paymentRoutes} from '@app/features/account/payment-routes'
import {visitRoutes} from '@app/features/account/visit-routes'
import {approvalRoutes} from '@app/features/approval/approval-routes'
import {documentRoutes} from '@app/features/approval/document-routes'
import {offerRoutes} from '@app/features/approval/offer-routes'
import {basketRoute} from '@app/features/basket/basket-route'
import {checkoutRoutes} from '@app/features/checkout/checkout-routes'
import {
    appLandingRoute,
    contentRoute,
    homeRoute,
    previewRoute
} from '@app/features/content/content-routes'
import {customerRoutes} from '@app/features/customer/customer-routes'
import {dealsRoutes} from '@app/features/deals/deals-routes'
import {galleryRoutes} from '@app/features/gallery/gallery-route'
import {listingRoute, searchRoute} from '@app/features/listing/listing-routes'
import {notFoundRoute} from '@app/features/not-found/not-found-route'
import {oneOffRoutes} from '@app/features/one-off-payment/one-off-routes'
import {privacyRoutes} from '@app/features/privacy/privacy-routes'
import {productRoute} from '@app/features/product/product-route'
import {referralRoutes} from '@app/features/referral/referral-routes'
import {loginRoute, newPasswordRoute, resetRoute} from '@app/features/sign-in/sign-in-routes'
import {
    storeDirectoryRoute,
    storeLocatorRoute,
    storePlaceRoute,
    storeRoute
} from '@app/features/stores/store-routes'
import {wishListRoute} from '@app/features/wish-list/wish-list-route'
import type {RouteDefinition} from '@app/routing/route/route'

/** The site's contents page. The order matters: the first match is served. */
export const shopRoutes: readonly RouteDefinition[] = [
    homeRoute,
    loginRoute,
    resetRoute,
    newPasswordRoute,
    contentRoute,
    appLandingRoute,
    previewRoute,
    ...referralRoutes,
    ...dealsRoutes,
    ...privacyRoutes,
    listingRoute,
    searchRoute,
    productRoute,
    basketRoute,
    dashboardRoute,
    agreementRoute,
    ...paymentRoutes,
    ...visitRoutes,
    ...oneOffRoutes,
    ...approvalRoutes,
    ...offerRoutes,
    wishListRoute,
    ...documentRoutes,
    ...customerRoutes,
    ...checkoutRoutes,
    storeLocatorRoute,
    storeDirectoryRoute,
    storePlaceRoute,
    storeRoute,
    ...galleryRoutes,
    notFoundRoute
]
