import loadable from '@loadable/component'
import {statesWithStores, storesOfState} from '@app/commerce/stores/directory/store-directory'
import {cityPath} from '@app/domain/store/place/store-path'
import {defineRoute, required, type LoadArgs} from '@app/routing/define-route'
import {DirectorySkeleton} from './directory.skeleton'

const StatesPage = loadable(() => import('./states-page'), {
    resolveComponent: (module: typeof import('./states-page')) => module.StatesPage
})
const PlacePage = loadable(() => import('./place-page'), {
    resolveComponent: (module: typeof import('./place-page')) => module.PlacePage
})

const cache = {fresh: 3600, stale: 86_400}

const storesOf = ({commerce, params}: LoadArgs) => ({
    stores: required(storesOfState(commerce, (params.state ?? '').toLowerCase()))
})

/** All states with stores. */
export const storeDirectoryRoute = defineRoute({
    name: 'store-directory',
    path: '/stores',
    cache,
    load: ({commerce}) => ({states: required(statesWithStores(commerce))}),
    styles: ['stores'],
    skeleton: DirectorySkeleton
})(StatesPage)

/** A state's stores by city, and a city's alone; a city without stores is no page. */
export const storePlaceRoute = defineRoute({
    name: 'store-place',
    path: '/stores/:state/:city?',
    cache,
    load: storesOf,
    isMissing: ({stores}, {pathname, params}) =>
        params.city !== undefined && !stores.some((store) => cityPath(store) === pathname),
    styles: ['stores'],
    skeleton: DirectorySkeleton
})(PlacePage)
