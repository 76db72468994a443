import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto'

const cost = 16_384

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, 32, {N: cost}, (error, key) =>
            error ? reject(error) : resolve(key)
        )
    })

/** What is kept of a password: 'scrypt$salt$key'. */
export const hashedPassword = async (password: string): Promise<string> => {
    const salt = randomBytes(16)
    const key = await derived(password, salt)
    return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Takes as long for a login that does not exist (no hash) as for one that does. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
    const [, salt = '', key = ''] = hash?.split('$') ?? []
    const given = await derived(password, Buffer.from(salt, 'base64url'))
    const wanted = Buffer.from(key, 'base64url')
    return wanted.length === given.length && timingSafeEqual(given, wanted)
}
