import type {CalendarDay} from '../calendar/calendar-day'
import type {Cents} from '../money/cents'
import type {Approval} from './approval'
import {isApprovalActive} from './is-approval-active'
import {weeklyAmountLeft} from './weekly-amount-left'

/** An approval, and what of it is rented already. */
export type UsedApproval = Approval & {weeklyOutstanding: Cents}

/** How much a shopper may still rent a week (G-13); nothing where no approval holds. */
export const approvedAWeek = (approval: UsedApproval | null, today: CalendarDay): Cents | null =>
    approval !== null && isApprovalActive(approval, today)
        ? weeklyAmountLeft(approval.weeklyLimit, approval.weeklyOutstanding)
        : null
