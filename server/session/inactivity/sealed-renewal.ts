import {createCipheriv, createDecipheriv, hkdfSync, randomBytes} from 'node:crypto'
import {z} from 'zod'

/** What the answer to a renewal says; tokens are in its cookies only. */
export type Renewal = {status: number; cookies: string[]; body: Buffer}

const Opened = z.object({
    status: z.number().int(),
    cookies: z.array(z.string()),
    body: z.base64().transform((text) => Buffer.from(text, 'base64'))
})

const algorithm = 'aes-256-gcm'
const sizes = {nonce: 12, tag: 16}

/** The key that only who has the old token can derive. */
const keyFrom = (token: string): Buffer =>
    Buffer.from(hkdfSync('sha256', token, '', 'storefront renewal', 32))

/**
 * An answer with new tokens as text for the store that all servers share: encrypted with the token that it renews, which
 * is not in the store. Who reads the store learns no token.
 */
export const sealed = ({status, cookies, body}: Renewal, token: string): string => {
    const nonce = randomBytes(sizes.nonce)
    const cipher = createCipheriv(algorithm, keyFrom(token), nonce)
    const text = JSON.stringify({status, cookies, body: body.toString('base64')})
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The answer in a sealed text; null if it is not of this token, or nothing that `sealed` has made. */
export const unsealed = (text: string | undefined, token: string): Renewal | null => {
    const bytes = Buffer.from(text ?? '', 'base64url')
    const [nonce, tag] = [
        bytes.subarray(0, sizes.nonce),
        bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag)
    ]
    if (tag.length < sizes.tag) return null
    try {
        const decipher = createDecipheriv(algorithm, keyFrom(token), nonce)
        decipher.setAuthTag(tag)
        const encrypted = bytes.subarray(sizes.nonce + sizes.tag)
        const opened = Buffer.concat([decipher.update(encrypted), decipher.final()])
        return Opened.parse(JSON.parse(opened.toString('utf8')))
    } catch {
        return null
    }
}
