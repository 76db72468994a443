import type {CalendarDay} from '@app/domain/calendar/calendar-day'

/** A store as shoppers know it. Distances in miles. */
export type Store = {
    id: string
    name: string
    address: string
    city: string
    state: string
    /** Before any hyphen [STORE-066]. */
    postalCode: string
    phone: string | null
    latitude: number
    longitude: number
    distance: number | null
    /** The last day on which it sells online; it has none as long as it does not close. */
    onlineUntil?: CalendarDay
    hidden: boolean
    selectable: boolean
    timeZone: string | null
    zone: string | null
    tagline: string | null
    deliveryRadius: number | null
}
