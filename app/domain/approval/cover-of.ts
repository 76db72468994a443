import type {CalendarDay} from '../calendar/calendar-day'
import type {Cents} from '../money/cents'
import {approvedAWeek, type UsedApproval} from './approved-a-week'

/** How what is wished for stands to an approval, all amounts a week. */
export type Cover =
    | {answer: 'none'}
    | {answer: 'covers'; left: Cents}
    | {answer: 'too-small'; left: Cents; over: Cents}

/** Whether what an approval leaves covers a weekly payment (G-13, G-15); to the cent, it does. */
export const coverOf = (
    approval: UsedApproval | null,
    weeklyPayment: Cents,
    today: CalendarDay
): Cover => {
    const left = approvedAWeek(approval, today)
    if (left === null) return {answer: 'none'}
    return weeklyPayment <= left
        ? {answer: 'covers', left}
        : {answer: 'too-small', left, over: weeklyPayment - left}
}
