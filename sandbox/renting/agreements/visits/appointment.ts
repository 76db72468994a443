import type {Appointment as AppointmentAnswer} from '@contract/agreements'
import {problem} from '../../../core/response'
import type {Migration} from '../../../world/database'
import type {World} from '../../../world/world'
import {isBusinessDay} from '../../business-days'
import {addDays, type Day, todayAtStore} from '../../days'
import {ownAgreement} from '../agreement'

/** A delivery, or a service visit for a delivered piece. */
export type AppointmentKind = 'DLV' | 'SVC'

/** The reason for a service visit. */
export type ServiceReason = 'NOT_WORKING' | 'DAMAGED' | 'NOISE' | 'OTHER'

/** When the store comes. */
export type Appointment = {
    id: string
    kind: AppointmentKind
    agreementId: string
    customerId: string
    storeNumber: string
    day: Day
    startTime: string
    endTime: string
    reason?: ServiceReason | null | undefined
}

/** An agreement has one delivery, and at most one service visit. */
export const serviceVisitMigration: Migration = {
    id: 'service-visits-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE store_visit (
                id TEXT PRIMARY KEY,
                kind TEXT NOT NULL DEFAULT 'DLV' CHECK (kind IN ('DLV', 'SVC')),
                agreement_id TEXT NOT NULL,
                customer_id TEXT NOT NULL,
                store_number TEXT NOT NULL,
                day TEXT NOT NULL,
                start_time TEXT NOT NULL,
                end_time TEXT NOT NULL,
                reason TEXT,
                UNIQUE (agreement_id, kind)
            ) STRICT;
            INSERT INTO store_visit
                (id, agreement_id, customer_id, store_number, day, start_time, end_time)
                SELECT id, agreement_id, customer_id, store_number, day, start_time, end_time
                FROM appointment;
            DROP TABLE appointment;
            ALTER TABLE store_visit RENAME TO appointment;
            CREATE INDEX appointment_of_customer ON appointment (customer_id);
            CREATE INDEX appointment_of_store ON appointment (store_number, day);
        `)
    }
}

const columns = `id, kind, agreement_id AS agreementId, customer_id AS customerId,
    store_number AS storeNumber, day, start_time AS startTime, end_time AS endTime, reason`

export const findAppointment = (
    {statement}: World,
    agreementId: string,
    kind: AppointmentKind = 'DLV'
) =>
    statement<Appointment>(
        `SELECT ${columns} FROM appointment WHERE agreement_id = ? AND kind = ?`
    ).get(agreementId, kind)

/** In order of time, the next one first. */
export const appointmentsOf = ({statement}: World, customerId: string): Appointment[] =>
    statement<Appointment>(
        `SELECT ${columns} FROM appointment WHERE customer_id = ? ORDER BY day, start_time`
    ).all(customerId)

/** Saves an appointment; it replaces one of the same kind for the same agreement. */
export const saveAppointment = ({statement}: World, appointment: Appointment): Appointment => {
    const {id, kind, agreementId, customerId, storeNumber, day, startTime, endTime} = appointment
    const {reason = null} = appointment
    statement(
        `INSERT OR REPLACE INTO appointment
             (id, kind, agreement_id, customer_id, store_number, day, start_time, end_time, reason)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
    ).run(id, kind, agreementId, customerId, storeNumber, day, startTime, endTime, reason)
    return appointment
}

export const removeAppointment = ({statement}: World, id: string) =>
    statement('DELETE FROM appointment WHERE id = ?').run(id)

/** Refuses to move or cancel an appointment on its day or later, because the van is already loaded. */
export const mustBeOpen = (world: World, {day, storeNumber}: Appointment) => {
    if (day > todayAtStore(world, storeNumber)) return
    problem(409, 'appointment-too-late', 'The appointment is today or over; please call the store.')
}

export type Slot = {date: Day; startTime: string; endTime: string}

const windows = [
    {startTime: '09:00', endTime: '12:00'},
    {startTime: '12:00', endTime: '15:00'},
    {startTime: '15:00', endTime: '18:00'}
]

const daysAhead = 14

/** The number of visits that one van can make in a time window. */
const capacity = 3

/**
 * The free time windows of a store, from tomorrow on, on business days (D-46). All deliveries to one customer in a window count
 * as one visit, so a customer's own appointment does not make a window full for them.
 */
export const openSlots = (world: World, storeNumber: string, customerId: string): Slot[] => {
    const today = todayAtStore(world, storeNumber)
    const taken = takenAt(world, storeNumber, customerId)
    return Array.from({length: daysAhead}, (_, index) => addDays(today, index + 1))
        .filter(isBusinessDay)
        .flatMap((date) => windows.map((window) => ({date, ...window})))
        .filter(({date, startTime}) => (taken.get(`${date} ${startTime}`) ?? 0) < capacity)
}

const takenAt = ({statement}: World, storeNumber: string, customerId: string) =>
    new Map(
        statement<{slot: string; count: number}>(
            `SELECT day || ' ' || start_time AS slot, count(DISTINCT customer_id) AS count
             FROM appointment WHERE store_number = ? AND customer_id <> ? GROUP BY slot`
        )
            .all(storeNumber, customerId)
            .map(({slot, count}) => [slot, count])
    )

const kindNames = {DLV: 'Delivery', SVC: 'Service visit'} as const

export const isPast = (world: World, {day, storeNumber}: Appointment): boolean =>
    day < todayAtStore(world, storeNumber)

/** [ENTITY-038] */
export const presentAppointment = (world: World, appointment: Appointment): AppointmentAnswer => {
    const {kind, agreementId, customerId} = appointment
    const {item, number, id, deliveredDate} = ownAgreement(world, agreementId, customerId)
    const done = kind === 'DLV' ? deliveredDate !== undefined : isPast(world, appointment)
    return {
        appointmentInfo: {
            appointmentId: appointment.id,
            appointmentType: kind,
            appointmentTypeDesc: kindNames[kind],
            appointmentDate: appointment.day,
            appointmentStatus: done ? 'COMP' : 'SCHD',
            appointmentStatusDesc: done ? 'Completed' : 'Scheduled'
        },
        timeSlotInfo: {startTime: appointment.startTime, endTime: appointment.endTime},
        inventories: [{inventoryDesc: item.description, extendedAisle: item.extendedAisle}],
        agreement: {agreementId: id, agreementNumber: number, package: item.description}
    }
}
