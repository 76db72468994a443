import type {Agreement as AgreementAnswer} from '@contract/agreements'
import {dollars} from '../../../core/values/money'
import {defined} from '../../../core/values/defined'
import type {World} from '../../../world/world'
import type {Agreement} from '../model/agreement'
import {findAppointment} from '../model/appointment'
import {dueOf} from '../model/due'
import {remainingAfter} from '../model/plan'
import {todayAtStore} from '../model/today-at-store'

/** [ENTITY-030, ENTITY-032] */
export const presentAgreement = (world: World, agreement: Agreement): AgreementAnswer => {
    const {plan, item, storeNumber, signing} = agreement
    const due = dueOf(agreement, todayAtStore(world, storeNumber))
    return defined({
        agreementId: agreement.id,
        agreementNumber: agreement.number,
        agreementDescription: item.description,
        agreementType: 'RTO',
        agreementRefCode: agreement.refCode,
        totalCost: dollars(plan.total),
        actualRate: dollars(plan.rate),
        actualTerm: plan.terms,
        finalPaymentAmount: dollars(plan.final),
        remainingPaymentAmount: dollars(remainingAfter(plan, agreement.paid)),
        paymentSchedule: plan.schedule,
        autoPay: agreement.autopayMethodId ? 'Y' : 'N',
        pastDueRent: dollars(due.pastDueRent),
        amountDue: dollars(due.total),
        currentDueDate: due.day,
        numberOfDaysLate: due.daysLate,
        customerPaymentMethodId: agreement.autopayMethodId,
        deliveredDate: agreement.deliveredDate,
        scheduleDate: findAppointment(world, agreement.id)?.day,
        agreementOpenDate: agreement.openDate,
        storeNumber,
        isNoteAgreement: 'N',
        items: [
            {
                rmsItemNumber: item.rmsItemNumber,
                inventoryNumber: item.inventoryNumber,
                inventoryId: item.productId,
                inventoryDesc: item.description,
                storeNumber
            }
        ],
        signerStatus: signing.signerStatus,
        envelopeId: signing.envelopeId,
        envelopeStatus: signing.envelopeStatus
    })
}
