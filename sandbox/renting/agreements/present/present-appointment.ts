import type {Appointment as AppointmentAnswer} from '@contract/agreements'
import type {World} from '../../../world/world'
import type {Appointment} from '../model/appointment'
import {ownAgreement} from '../model/keep-agreement'

/** [ENTITY-038] */
export const presentAppointment = (world: World, appointment: Appointment): AppointmentAnswer => {
    const {item, number, id, deliveredDate} = ownAgreement(
        world,
        appointment.agreementId,
        appointment.customerId
    )
    return {
        appointmentInfo: {
            appointmentId: appointment.id,
            appointmentType: 'DLV',
            appointmentTypeDesc: 'Delivery',
            appointmentDate: appointment.day,
            appointmentStatus: deliveredDate ? 'COMP' : 'SCHD',
            appointmentStatusDesc: deliveredDate ? 'Completed' : 'Scheduled'
        },
        timeSlotInfo: {startTime: appointment.startTime, endTime: appointment.endTime},
        inventories: [{inventoryDesc: item.description, extendedAisle: item.extendedAisle}],
        agreement: {agreementId: id, agreementNumber: number, package: item.description}
    }
}
