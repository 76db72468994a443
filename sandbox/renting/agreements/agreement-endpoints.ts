import type {Endpoint} from '../../core/endpoint'
import {deliverySlots, scheduleDelivery, searchAppointment} from './endpoints/appointments'
import {createAgreement} from './endpoints/create-agreement'
import {customerDetailInfo, getCustomer} from './endpoints/customer'
import {agreementDetails} from './endpoints/details'
import {createEnvelope} from './endpoints/envelope'
import {agreementSummary} from './endpoints/summary'

/** What a renter sees and does once there is an agreement. */
export const agreementEndpoints: readonly Endpoint[] = [
    getCustomer,
    customerDetailInfo,
    agreementSummary,
    agreementDetails,
    createAgreement,
    createEnvelope,
    searchAppointment,
    deliverySlots,
    scheduleDelivery
]
