import type {IntlShape} from 'react-intl'
import {infoMessages} from '../messages'

const NOON = 12 * 60

/** A time of day as stores write it, '10:00 AM' [STORE-020]. Not by Intl, whose spaces differ between browsers and server. */
export const clockText = ({formatMessage}: IntlShape, minutes: number): string =>
    formatMessage(minutes < NOON ? infoMessages.morning : infoMessages.afternoon, {
        hour: String(Math.floor(minutes / 60) % 12 || 12),
        minute: String(minutes % 60).padStart(2, '0')
    })
