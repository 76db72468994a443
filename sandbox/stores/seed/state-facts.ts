import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import data from './state-facts.json'

const StateFacts = z.strictObject({
    /** How many of a thousand stores are here; most rent-to-own is in the south and the middle. */
    share: z.number(),
    areaCode: z.string().regex(/^\d{3}$/),
    timeZone: z.string(),
    zone: z.enum(['1', '2', '3', '4'])
})

/** The states with stores. Minnesota and Wisconsin have none: an affiliate serves them [STORE-043]. */
export const stateFacts = seedData('state-facts.json', z.record(z.string(), StateFacts), data)

/** States with two time zones, roughly: the other one is west of this meridian. */
const westernTimes: Record<string, {west: number; timeZone: string}> = {
    FL: {west: -85.3, timeZone: 'America/Chicago'},
    TX: {west: -104.9, timeZone: 'America/Denver'},
    KY: {west: -86, timeZone: 'America/Chicago'},
    IN: {west: -87.2, timeZone: 'America/Chicago'}
}

export const timeZoneOf = (state: string, longitude: number): string => {
    const western = westernTimes[state]
    if (western && longitude < western.west) return western.timeZone
    // The east of Tennessee has New York's time.
    if (state === 'TN' && longitude > -85.3) return 'America/New_York'
    return stateFacts[state]?.timeZone ?? 'America/New_York'
}
