import {z} from 'zod'

/** What the shop demands of a password, as its forms say. */
export const Password = z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(4096)
    .regex(/[A-Z]/, 'must have an uppercase letter')
    .regex(/[a-z]/, 'must have a lowercase letter')
    .regex(/\d/, 'must have a number')
    .regex(/[^A-Za-z0-9]/, 'must have a special character')
