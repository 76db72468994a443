import {defaultStore, findStore} from '../../stores/find-stores'
import type {Store} from '../../stores/store'
import type {World} from '../../world/world'
import {kept} from './kept'

/** The store whose prices and stock count: the one named, or the one nearest to the default zip. */
export const storeOf = (world: World, id: string | undefined): Store =>
    (id && findStore(world, id)) ||
    kept<string, Store>(world, 'default store', 1).of('', () => defaultStore(world))
