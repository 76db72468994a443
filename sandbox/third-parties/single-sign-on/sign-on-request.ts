import {z} from 'zod'

/** What the storefront sends along; the challenge is for exchanging the code for tokens. */
export const SignOnRequest = z.object({
    client_id: z.string().max(40),
    redirect_uri: z.string().max(256),
    code_challenge: z.string().min(43).max(128),
    usid: z.string().max(256).optional(),
    state: z.string().max(512).optional()
})

export type SignOnRequest = z.output<typeof SignOnRequest>
