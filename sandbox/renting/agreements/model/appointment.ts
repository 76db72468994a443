import type {World} from '../../../world/world'
import type {Day} from './days'

/** When a piece is brought. */
export type Appointment = {
    id: string
    agreementId: string
    customerId: string
    storeNumber: string
    day: Day
    startTime: string
    endTime: string
}

const columns = `id, agreement_id AS agreementId, customer_id AS customerId,
    store_number AS storeNumber, day, start_time AS startTime, end_time AS endTime`

export const findAppointment = ({statement}: World, agreementId: string) =>
    statement<Appointment>(`SELECT ${columns} FROM appointment WHERE agreement_id = ?`).get(
        agreementId
    )

/** The next one first. */
export const appointmentsOf = ({statement}: World, customerId: string): Appointment[] =>
    statement<Appointment>(
        `SELECT ${columns} FROM appointment WHERE customer_id = ? ORDER BY day, start_time`
    ).all(customerId)

/** Another appointment for the same agreement takes the place of the first. */
export const keepAppointment = ({statement}: World, appointment: Appointment): Appointment => {
    const {id, agreementId, customerId, storeNumber, day, startTime, endTime} = appointment
    statement(
        `INSERT OR REPLACE INTO appointment
             (id, agreement_id, customer_id, store_number, day, start_time, end_time)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
    ).run(id, agreementId, customerId, storeNumber, day, startTime, endTime)
    return appointment
}
