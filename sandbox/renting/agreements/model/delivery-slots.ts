import type {World} from '../../../world/world'
import {addDays, isSunday, type Day} from './days'
import {todayAtStore} from './today-at-store'

export type Slot = {date: Day; startTime: string; endTime: string}

const windows = [
    {startTime: '09:00', endTime: '12:00'},
    {startTime: '12:00', endTime: '15:00'},
    {startTime: '15:00', endTime: '18:00'}
]

const daysAhead = 14

/** As many as one van can do in a window. */
const capacity = 3

/** What a store can still promise from tomorrow on; it does not drive on Sundays. */
export const openSlots = (world: World, storeNumber: string): Slot[] => {
    const today = todayAtStore(world, storeNumber)
    const taken = takenAt(world, storeNumber)
    return Array.from({length: daysAhead}, (_, index) => addDays(today, index + 1))
        .filter((date) => !isSunday(date))
        .flatMap((date) => windows.map((window) => ({date, ...window})))
        .filter(({date, startTime}) => (taken.get(`${date} ${startTime}`) ?? 0) < capacity)
}

const takenAt = ({statement}: World, storeNumber: string) =>
    new Map(
        statement<{slot: string; count: number}>(
            `SELECT day || ' ' || start_time AS slot, count(*) AS count
             FROM appointment WHERE store_number = ? GROUP BY slot`
        )
            .all(storeNumber)
            .map(({slot, count}) => [slot, count])
    )
