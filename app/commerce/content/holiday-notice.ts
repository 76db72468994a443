import type {Commerce} from '../commerce'
import type {Question} from '../question'
import {flag, text} from '../reading'
import {customObject} from './custom-object'

export type HolidayNotice = {heading: string; text: string}

/** When stores open otherwise than their hours say, in the retailer's words; null while there is nothing to say. */
export const holidayNotice = (commerce: Commerce): Question<HolidayNotice | null> => ({
    key: ['notice', 'holiday-hours'],
    fresh: 300_000,
    shared: {fresh: 300, stale: 86_400},
    ask: async () => {
        const notice = await customObject(commerce, 'Notice', 'holiday-hours')
        const [heading, words] = [text(notice?.c_heading), text(notice?.c_text)]
        const isShown = flag(notice?.c_isActive) ?? false
        return isShown && heading !== undefined && words !== undefined
            ? {heading, text: words}
            : null
    }
})
