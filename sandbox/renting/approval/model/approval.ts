import type {ApprovalResponse} from '@contract/approval'
import type {Cents} from '../../../core/values/money'
import type {Day} from '../../agreements/model/days'

/** What the decision engine found for a customer. */
export type Approval = {
    response: ApprovalResponse
    /** The highest weekly rate, of everything rented together. */
    weekly: Cents
    decisionId: string
    conditionalReason?: string | undefined
    /** Kinds of documents that must still be shown. */
    wanted: string[]
    approvedOn: Day
    /** The last day on which it holds. */
    expiresOn: Day
    identityTries: number
    isIdentityVerified: boolean
}
