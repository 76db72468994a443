import {cartRoute} from '@app/features/basket/cart-route'
import {contentRoute} from '@app/features/content/content-route'
import {homeRoute} from '@app/features/content/home-route'
import {listingRoute, searchRoute} from '@app/features/listing/listing-route'
import {notFoundRoute} from '@app/features/not-found/not-found-route'
import {productRoute} from '@app/features/product/product-route'
import {storeDirectoryRoute, storePlaceRoute} from '@app/features/stores/directory/directory-routes'
import {storeLocatorRoute} from '@app/features/stores/locator/locator-route'
import {storeRoute} from '@app/features/stores/store/store-route'
import type {RouteDefinition} from '@app/routing/define-route'

/** The site's contents page. The order matters: the first match is served. */
export const shopRoutes: readonly RouteDefinition[] = [
    homeRoute,
    contentRoute,
    listingRoute,
    searchRoute,
    productRoute,
    cartRoute,
    storeLocatorRoute,
    storeDirectoryRoute,
    storePlaceRoute,
    storeRoute,
    notFoundRoute
]
