import {useEffect, useState} from 'react'
import {knownWallClock, type WallClock} from './wall-clock'

const MINUTE = 60_000

const systemClock = () => new Date()

/** Date and time in a time zone (IANA name), new each minute, in the browser; null for a zone that it does not know. */
export const useWallClock = (timeZone: string | null, clock = systemClock): WallClock | null => {
    const [now, setNow] = useState(clock)
    useEffect(() => {
        const timer = setInterval(() => setNow(clock()), MINUTE)
        return () => clearInterval(timer)
    }, [clock])
    return knownWallClock(timeZone, now)
}
