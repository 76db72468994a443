import {z} from 'zod'
import {siteId} from '../slas-client'

/** What authorize and login have in common. A public client must send a challenge. */
export const GrantRequest = z.object({
    client_id: z.string().max(40),
    redirect_uri: z.string().max(256),
    channel_id: z.literal(siteId),
    code_challenge: z.string().min(43).max(128),
    usid: z.string().max(256).optional(),
    state: z.string().max(512).optional(),
    scope: z.string().max(256).optional(),
    ui_locales: z.string().max(256).optional()
})

export type GrantRequest = z.output<typeof GrantRequest>
