import {usStates} from '@app/domain/store/place/us-states'

/** A state's name by its code, in any case; the code itself where there is no such state. */
export const stateName = (code: string): string =>
    usStates.find((state) => state.code === code.toUpperCase())?.name ?? code.toUpperCase()
