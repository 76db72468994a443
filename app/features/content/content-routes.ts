import loadable from '@loadable/component'
import {defineRoute, type PageModule} from '@app/routing/route/route'

/** The home page [ROUTE-001]: its content decides what it shows [CONTENT-001]. */
export const homeRoute = defineRoute(
    {
        name: 'home',
        styles: ['content'],
        reads: ['storePromotions'],
        path: '/',
        sitemap: ['/'],
        cache: {fresh: 300, stale: 86_400}
    },
    loadable.lib<object, PageModule>(() => import('./home-page'))
)

/** The paths of pages that consist of content only; each is the id of its page (G-60). */
const contentPaths = [
    '/how-rac-works',
    '/contact-us',
    '/privacy-policy',
    '/terms-conditions',
    '/rac-exchange',
    '/refer-a-friend'
]

const contentPage = loadable.lib<object, PageModule>(() => import('./content-page'))

/** How it works, contact, legal pages and other pages that editors write [ROUTE-008, 009, 016, 060, 062]. */
export const contentRoute = defineRoute(
    {
        name: 'content',
        styles: ['content'],
        reads: ['storePromotions'],
        path: contentPaths,
        sitemap: contentPaths,
        cache: {fresh: 300, stale: 86_400}
    },
    contentPage
)

/** What the shop's apps show first: no header, no footer [ROUTE-059, SHELL-024]. */
export const appLandingRoute = defineRoute(
    {
        name: 'app-landing',
        styles: ['content'],
        reads: ['storePromotions'],
        path: '/mobile-app-landing-page',
        layout: 'none',
        interruptions: 'none',
        cache: {fresh: 300, stale: 86_400}
    },
    contentPage
)

/** What editors see of a page before it is published; a page without their key does not exist. */
export const previewRoute = defineRoute(
    {
        name: 'preview',
        styles: ['content'],
        reads: ['storePromotions'],
        path: '/__preview/:pageId',
        query: ['key', 'at', 'group', 'mode', 'pdToken'],
        cache: 'never',
        crawlers: 'closed',
        interruptions: 'none'
    },
    loadable.lib<object, PageModule>(() => import('./preview-page'))
)
