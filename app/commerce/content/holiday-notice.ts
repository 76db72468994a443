import * as z from 'zod/mini'
import {anyFlag, anyText, readAnswer} from '../answer'
import {type Commerce, failingAs, toFailure} from '../client'
import {flag, type UnknownRecord} from '../json'
import type {Query} from '../query'

/**
 * An object of one of the retailer's own types, by its key [API-012]; null if there is none. Rejects with "Failed to
 * fetch custom object data" [ERR-009].
 */
export const customObject = async (
    commerce: Commerce,
    type: string,
    key: string
): Promise<UnknownRecord | null> => {
    const path = `/custom-object/shopper-custom-objects/v1/organizations/{org}/custom-objects/${type}/${key}`
    try {
        return readAnswer(z.looseObject({}), await commerce.fetch({path}))
    } catch (error) {
        return toFailure(error).code === 'not-found'
            ? null
            : failingAs('Failed to fetch custom object data')(error)
    }
}

export type HolidayNotice = {heading: string; text: string}

const NoticeAnswer = z.looseObject({c_isActive: anyFlag})
const NoticeTexts = z.looseObject({c_heading: anyText, c_text: anyText})

/** The retailer's notice about opening hours on holidays; null if there is none. */
export const holidayNotice = (commerce: Commerce): Query<HolidayNotice | null> => ({
    key: ['notice', 'holiday-hours'],
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const notice = await customObject(commerce, 'Notice', 'holiday-hours')
        if (!notice) return null
        const {c_isActive: isActive} = readAnswer(NoticeAnswer, notice)
        if (!flag(isActive)) return null
        const {c_heading: heading, c_text: words} = readAnswer(NoticeTexts, notice)
        return {heading, text: words}
    }
})
