import loadable from '@loadable/component'
import type {Commerce} from '@app/commerce/commerce'
import {locatorSearch, type LocatorAnswer} from '@app/commerce/stores/locator/locator-search'
import type {Question} from '@app/commerce/question'
import {isZip} from '@app/domain/store/place/zip'
import {defineRoute, optional} from '@app/routing/define-route'
import {LocatorPageSkeleton} from './locator-page.skeleton'

const LocatorPage = loadable(() => import('./locator-page'), {
    resolveComponent: (module: typeof import('./locator-page')) => module.LocatorPage
})

const nothingAsked: Question<LocatorAnswer | null> = {
    key: ['stores-around', null],
    fresh: Infinity,
    ask: () => Promise.resolve(null)
}

const storesAround = (commerce: Commerce, zip: string): Question<LocatorAnswer | null> =>
    isZip(zip) ? locatorSearch(commerce, {zip}) : nothingAsked

/** The locator as a page [STORE-004, ROUTE-066]: with a zip in its address it comes with the stores, also without script. */
export const storeLocatorRoute = defineRoute({
    name: 'store-locator',
    path: '/store-locator',
    cache: {fresh: 300, stale: 3600},
    load: ({commerce, search}) => ({
        around: optional(storesAround(commerce, search.get('zip') ?? ''))
    }),
    styles: ['stores'],
    skeleton: LocatorPageSkeleton
})(LocatorPage)
