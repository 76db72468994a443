import {applianceKinds} from './appliances'
import {computerKinds} from './computers'
import {electronicsKinds} from './electronics'
import {furnitureKinds} from './furniture'

/** Every kind, in the order of the category tree. A kind's place is part of its products' ids: add at the end. */
export const allKinds = [
    ...furnitureKinds,
    ...applianceKinds,
    ...electronicsKinds,
    ...computerKinds
] as const
