import {createCipheriv, createDecipheriv, randomBytes} from 'node:crypto'
import type {World} from './world'

const algorithm = 'aes-256-gcm'

/** Locks a text that identifies a person; only the data folder's key opens it. */
export const lock = ({keys}: World, text: string): string => {
    const start = randomBytes(12)
    const cipher = createCipheriv(algorithm, keys.personal, start)
    const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [start, cipher.getAuthTag(), locked].map((part) => part.toString('base64url')).join('.')
}

/** Throws for a text that was changed, or locked with another key. */
export const unlock = ({keys}: World, text: string): string => {
    const [start = '', tag = '', locked = ''] = text.split('.')
    const decipher = createDecipheriv(algorithm, keys.personal, Buffer.from(start, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([
        decipher.update(Buffer.from(locked, 'base64url')),
        decipher.final()
    ]).toString('utf8')
}
