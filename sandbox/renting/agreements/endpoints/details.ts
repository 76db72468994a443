import type {AgreementDetailsAnswer} from '@contract/agreements'
import type {YesNo} from '@contract/approval'
import {z} from 'zod'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {defined} from '../../../core/values/defined'
import {identifier, yesNo} from '../account/own-request'
import {customPath, ownScope} from '../custom-path'
import {findAppointment} from '../model/appointment'
import {dueOf} from '../model/due'
import {ownAgreement} from '../model/keep-agreement'
import {todayAtStore} from '../model/today-at-store'

const said = (is: boolean): YesNo => (is ? 'Y' : 'N')

/** How far one agreement has come. [API-053, ENTITY-034] */
export const agreementDetails = endpoint({
    method: 'POST',
    path: customPath('agreement-details', 'agreementdetails'),
    scope: ownScope,
    query: siteQuery,
    body: z.looseObject({
        agreementId: identifier,
        isAgreementNumber: yesNo.default('N'),
        storeId: identifier.optional()
    }),
    handle: ({body, shopper, world}): AgreementDetailsAnswer => {
        const agreement = ownAgreement(world, body.agreementId, shopper.customerId)
        const {day, paymentsLeft} = dueOf(agreement, todayAtStore(world, agreement.storeNumber))
        const {item, signing, deliveredDate} = agreement
        return {
            agreementWorkflow: {
                agreementId: agreement.id,
                isAutopayEnabled: said(agreement.autopayMethodId !== undefined),
                isAgreementSigned: said(signing.signerStatus === 'Completed'),
                isDeliveryScheduled: said(
                    deliveredDate !== undefined ||
                        findAppointment(world, agreement.id) !== undefined
                ),
                isDeliveryCompleted: said(deliveredDate !== undefined)
            },
            agreementInformation: defined({
                currentDueDate: day,
                paymentCount: paymentsLeft,
                openDate: agreement.openDate
            }),
            inventoryName: item.description,
            inventoryImageUrls: [item.imageUrl]
        }
    }
})
