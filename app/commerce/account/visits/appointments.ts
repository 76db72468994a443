import * as z from 'zod/mini'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {anyList, readAnswer, readItems} from '../../answer'
import type {Commerce} from '../../client'
import {day as dayOf, flag, list, record, text, timeOfDay} from '../../json'
import type {Query} from '../../query'

/** A visit of the store, such as a delivery. Times of day as HH:MM, in the store's time zone [ENTITY-038]. */
export type Appointment = {
    id: string
    kind: 'delivery' | 'service' | 'other'
    /** The platform's own name for this kind of appointment, shown where we have no text for it. */
    name: string
    day: CalendarDay
    isCompleted: boolean
    startTime: string | null
    endTime: string | null
    /** What is delivered, or serviced. */
    pieces: string[]
    /** Whether something comes from outside the store's own stock. */
    isExtendedAisle: boolean
    agreementId: string | null
}

const kinds = new Map<string | undefined, Appointment['kind']>([
    ['DLV', 'delivery'],
    ['SVC', 'service']
])

const toAppointment = (raw: unknown): Appointment[] => {
    const {appointmentInfo, timeSlotInfo, inventories, agreement} = record(raw)
    const [info, slot, about] = [record(appointmentInfo), record(timeSlotInfo), record(agreement)]
    const [id, day] = [text(info.appointmentId), dayOf(info.appointmentDate)]
    if (id === undefined || day === undefined) return []

    const pieces = list(inventories).flatMap((piece) => text(record(piece).inventoryDesc) ?? [])
    const packaged = text(about.package)
    return [
        {
            id,
            kind: kinds.get(text(info.appointmentType)) ?? 'other',
            name: text(info.appointmentTypeDesc) ?? '',
            day,
            isCompleted: text(info.appointmentStatus) === 'COMP',
            startTime: timeOfDay(slot.startTime) ?? null,
            endTime: timeOfDay(slot.endTime) ?? null,
            pieces: pieces.length > 0 || packaged === undefined ? pieces : [packaged],
            isExtendedAisle: list(inventories).some(
                (piece) => flag(record(piece).extendedAisle) ?? false
            ),
            agreementId: text(about.agreementId) ?? null
        }
    ]
}

const AppointmentsAnswer = z.looseObject({appointments: anyList})

/** The appointments of a response, the next one first; one without an id or a day is left out. */
export const toAppointments = (raw: unknown, log?: Pick<Commerce, 'warn'>): Appointment[] =>
    readItems(readAnswer(AppointmentsAnswer, raw).appointments, toAppointment, log)

/** The customer's appointments with their store [API-052]. */
export const accountAppointments = (own: Commerce, customerId: string): Query<Appointment[]> => ({
    key: ['account', 'appointments'],
    staleTime: 60_000,
    fetch: async () => {
        const path = '/custom/search-appointment/v1/organizations/{org}/searchappointment'
        return toAppointments(await own.fetch({path, body: {customerId}, customerId}), own)
    }
})
