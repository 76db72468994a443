import type {CalendarDay} from '../calendar/calendar-day'
import type {Approval} from './approval'

/** Whether an approval may be used: given, with or without conditions, and not past its last day [APPR-005] [APPR-006]. */
export const isApprovalActive = (
    {decision, lastDay}: Pick<Approval, 'decision' | 'lastDay'>,
    today: CalendarDay
): boolean => decision !== 'declined' && today <= lastDay
