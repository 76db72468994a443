import type {Appointment as AppointmentAnswer} from '@contract/agreements'
import type {World} from '../../world/world'
import {addDays, type Day, isSunday, todayAtStore} from '../days'
import {ownAgreement} from './agreement'

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
export const saveAppointment = ({statement}: World, appointment: Appointment): Appointment => {
    const {id, agreementId, customerId, storeNumber, day, startTime, endTime} = appointment
    statement(
        `INSERT OR REPLACE INTO appointment
             (id, agreement_id, customer_id, store_number, day, start_time, end_time)
         VALUES (?, ?, ?, ?, ?, ?, ?)`
    ).run(id, agreementId, customerId, storeNumber, day, startTime, endTime)
    return appointment
}

export type Slot = {date: Day; startTime: string; endTime: string}

const windows = [
    {startTime: '09:00', endTime: '12:00'},
    {startTime: '12:00', endTime: '15:00'},
    {startTime: '15:00', endTime: '18:00'}
]

const daysAhead = 14

/** As many as one van can do in a window. */
const capacity = 3

/** What a store can still promise from tomorrow on; it does not drive on Sundays. */
export const openSlots = (world: World, storeNumber: string): Slot[] => {
    const today = todayAtStore(world, storeNumber)
    const taken = takenAt(world, storeNumber)
    return Array.from({length: daysAhead}, (_, index) => addDays(today, index + 1))
        .filter((date) => !isSunday(date))
        .flatMap((date) => windows.map((window) => ({date, ...window})))
        .filter(({date, startTime}) => (taken.get(`${date} ${startTime}`) ?? 0) < capacity)
}

const takenAt = ({statement}: World, storeNumber: string) =>
    new Map(
        statement<{slot: string; count: number}>(
            `SELECT day || ' ' || start_time AS slot, count(*) AS count
             FROM appointment WHERE store_number = ? GROUP BY slot`
        )
            .all(storeNumber)
            .map(({slot, count}) => [slot, count])
    )

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
