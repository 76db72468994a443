import type {ExistingApprovalRequest} from '@contract/approval'
import type {UsedApproval} from '@app/domain/approval/approved-a-week'
import type {Commerce} from '../../commerce'
import type {Question} from '../../question'
import {toApproval} from './to-approval'

/** The shopper's last decision, whether it still holds or not [API-047]; asked with their own session, never on the server. */
export const existingApproval = (
    own: Commerce,
    customerId: string
): Question<UsedApproval | null> => ({
    key: ['existing-approval', customerId],
    fresh: 60_000,
    ask: async () => {
        const body: ExistingApprovalRequest = {customerId, includeBlacklist: true}
        const path = '/custom/get-existing-approval/v1/organizations/{org}/existingapproval'
        return toApproval(await own.ask({path, body, customerId}))
    }
})
