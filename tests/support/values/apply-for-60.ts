import {requestApproval} from '@app/commerce/approvals/instant-approval'
import type {LiveSession} from '@app/commerce/session/session'

/** Applies as the shopper of this session: a fifth of 300 dollars a week is approved, 60 dollars. */
export const applyFor60 = async (session: LiveSession): Promise<void> => {
    const {commerce, customerId, apis} = session
    const {basketId = ''} = await requestApproval(session, {storeId: '01001'})
    const body = {c_ssn: '512438861', c_dob: '1988-02-29'}
    await apis.shopperBaskets.updateBasket({parameters: {basketId}, body})
    await commerce.fetch({
        path: '/custom/get-decision/v1/organizations/{org}/decision',
        body: {customerId, tempBasketId: basketId, incomeAmount: 300, payFrequency: 'WEEKLY'},
        customerId
    })
}
