import type {Day} from '../../agreements/model/days'
import type {World} from '../../../world/world'
import type {Approval} from './approval'
import {approvalOf} from './keep-approval'

/** Approved, on a condition or not, up to and with the last day. [APPR-001] */
export const isStanding = ({response, expiresOn}: Approval, today: Day) =>
    response !== '2' && today <= expiresOn

export const hasApproval = (world: World, customerId: string, today: Day): boolean => {
    const approval = approvalOf(world, customerId)
    return approval !== undefined && isStanding(approval, today)
}
