import {ifAllowed} from './browser'
import {once} from './once'

/** Local date and time: YYYY-MM-DD, and minutes since midnight. */
export type WallClock = {date: string; minutes: number}

// en-CA writes a date as 2030-01-31, and h23 midnight as 00:00.
const formatOf = once(
    (timeZone) =>
        new Intl.DateTimeFormat('en-CA', {
            timeZone,
            year: 'numeric',
            month: '2-digit',
            day: '2-digit',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23'
        })
)

/** Date and time in a time zone (IANA name) at an instant (G-41). Throws a RangeError for an unknown zone. */
export const wallClockIn = (timeZone: string, instant: Date): WallClock => {
    const written = formatOf(timeZone).formatToParts(instant)
    const parts = new Map(written.map(({type, value}) => [type, value]))
    return {
        date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
        minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
    }
}

/** The same; null without a zone, and for one that this browser does not know. */
export const knownWallClock = (timeZone: string | null, instant: Date): WallClock | null =>
    (timeZone === null ? undefined : ifAllowed(() => wallClockIn(timeZone, instant))) ?? null

/** The calendar day, YYYY-MM-DD, of an instant in a time zone (G-41). */
export const dayIn = (timeZone: string, instant: Date): string =>
    wallClockIn(timeZone, instant).date

const shopZone = 'America/Chicago'

/**
 * The day at a store at an instant, by the store's time zone; in the shop's own time zone if none is given or it is not
 * valid. The server's and the shopper's time zones do not matter (G-41).
 */
export const dayAt = (timeZone: string | null | undefined, instant: Date): string =>
    knownWallClock(timeZone ?? null, instant)?.date ?? dayIn(shopZone, instant)
