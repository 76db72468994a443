import {createHash, randomBytes} from 'node:crypto'

/** A text that nobody can guess: a code, a refresh token. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Only this is kept, so that the database gives no secret away. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
