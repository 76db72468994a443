import {z} from 'zod'

export const identifier = z.string().min(1).max(64)

/** Every call about somebody names them. */
export const OwnRequest = z.looseObject({customerId: identifier})

/** A day that the calendar has. */
export const day = z.iso.date()

export const yesNo = z.enum(['Y', 'N'])
export const schedule = z.enum(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'])
