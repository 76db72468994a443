import type {ApprovalDecision} from '@app/domain/approval/approval'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {ExistingApproval} from './existing-approval'
import type {RefusalNotice} from './refusal-notice'

/** A refusal, or that another answer or none was given. */
export type LastAnswer = {
    decision: ApprovalDecision | null
    decidedOn: CalendarDay | null
    /** For as long as the platform stores it (D-33). */
    notice: RefusalNotice | null
}

/** The last decision. A customer who may not rent counts as refused, whatever was decided before. */
export const lastAnswerOf = ({approval, isBlacklisted, notice}: ExistingApproval): LastAnswer => ({
    decision: isBlacklisted ? 'declined' : (approval?.decision ?? null),
    decidedOn: approval?.decidedOn ?? null,
    notice
})
