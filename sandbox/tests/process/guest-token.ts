import {createHash, randomBytes} from 'node:crypto'
import {z} from 'zod'
import type {Client} from './client'

const who = {
    client_id: '11111111-2222-4333-8444-555555555555',
    redirect_uri: 'http://localhost:3000/callback',
    channel_id: 'Homeward'
}

const Tokens = z.object({access_token: z.string()})

/** An access token of a new guest. */
export const guestToken = async ({call}: Client): Promise<string> => {
    const oauth = '/shopper/auth/v1/organizations/{org}/oauth2'
    const verifier = randomBytes(48).toString('base64url')
    const requested = new URLSearchParams({
        ...who,
        response_type: 'code',
        hint: 'guest',
        code_challenge: createHash('sha256').update(verifier).digest('base64url')
    })
    const {location} = await call(`${oauth}/authorize?${requested}`)
    const code = new URL(location).searchParams.get('code') ?? ''
    const form = new URLSearchParams({
        ...who,
        grant_type: 'authorization_code_pkce',
        code,
        code_verifier: verifier
    })
    const {json} = await call(`${oauth}/token`, {method: 'POST', form})
    return Tokens.parse(json).access_token
}
