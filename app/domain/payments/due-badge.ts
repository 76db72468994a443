import {dueStatus, type Owed} from '../agreements/agreements'
import type {CalendarDay} from '../calendar/calendar'
import type {Cents} from '../prices/money'

/** Something on which an amount may be due, with its id. */
type OwedById = Owed & {id: string; amountDue: Cents}

/**
 * The number on the app's icon: how many payments are due today or late, at the store's day. What was paid within the hour
 * does not count, although the platform may still name it [ACCT-040].
 */
export const paymentsOnIcon = (
    owed: readonly OwedById[],
    paidIds: ReadonlySet<string>,
    today: CalendarDay
): number =>
    owed.filter(
        ({id, standing, dueDay, amountDue}) =>
            standing === 'in-force' &&
            dueDay !== undefined &&
            dueStatus(dueDay, today) !== 'future' &&
            amountDue > 0 &&
            !paidIds.has(id)
    ).length

/** What the browser says of notifications; undefined where it has none. */
type NotificationState = 'granted' | 'denied' | 'default' | undefined

/**
 * Whether a number may be put on the icon: at once, after the browser has asked, or not at all. iOS and iPadOS show one
 * only to whoever has allowed notifications, and do not say so when it is set; all others want no permission.
 */
export const iconAccess = (
    isBehindNotifications: boolean,
    notifications: NotificationState
): 'open' | 'ask' | 'refused' => {
    if (!isBehindNotifications || notifications === 'granted') return 'open'
    return notifications === 'default' ? 'ask' : 'refused'
}
