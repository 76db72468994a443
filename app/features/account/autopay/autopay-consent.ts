import type {Enrolment} from '@app/commerce/account/payments/autopay'
import type {CalendarDay} from '@app/domain/calendar/calendar'

/** The version of the texts of autopay: the day of their last change. Change it whenever the texts change (D-32). */
export const AUTOPAY_VERSION: CalendarDay = '2026-11-22'

/** The consent to autopay: the version of its text, its language and the time (D-32). */
export const autopayConsent = (locale: string, at: Date): Enrolment['consent'] => ({
    kind: 'autopay',
    version: AUTOPAY_VERSION,
    locale,
    agreedAt: at.toISOString()
})
