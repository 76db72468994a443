import {findStore} from '../../../stores/find-stores'
import type {World} from '../../../world/world'
import type {Day} from './days'

const usual = 'America/Chicago'

/** Which day it is where the store is [G-41]. */
export const todayAtStore = (world: World, storeNumber: string): Day => {
    const timeZone = findStore(world, storeNumber)?.c_timeZone ?? usual
    // Canada writes days as we keep them.
    return new Intl.DateTimeFormat('en-CA', {timeZone}).format(world.now())
}
