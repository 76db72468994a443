import {z} from 'zod'

/** How people are reached. */
export const contactFields = {
    email: z
        .string()
        .max(256)
        .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address'),
    phone: z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'must be ten digits of a US number')
}
