import {
    createCipheriv,
    createDecipheriv,
    createHash,
    createPrivateKey,
    createPublicKey,
    generateKeyPairSync,
    type KeyObject,
    randomBytes
} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

export type SigningKey = {privateKey: KeyObject; publicKey: KeyObject; keyId: string}

export type Keys = {
    /** For signing access tokens. */
    signing: SigningKey
    /** For encrypting data that identifies a person: social security number, birth date. */
    personal: Buffer
}

/** The keys of a data folder, created on first use. Without a folder they exist only as long as the process. */
export const openKeys = (folder: string | undefined): Keys => ({
    signing: signingKey(readOrCreate(folder, 'signing.pem', newSigningKey)),
    personal: Buffer.from(readOrCreate(folder, 'personal.key', newPersonalKey), 'base64')
})

const newSigningKey = () =>
    generateKeyPairSync('ec', {namedCurve: 'P-256'})
        .privateKey.export({type: 'pkcs8', format: 'pem'})
        .toString()

const newPersonalKey = () => randomBytes(32).toString('base64')

const readOrCreate = (folder: string | undefined, name: string, make: () => string) => {
    if (!folder) return make()
    const file = join(folder, name)
    if (!existsSync(file)) {
        mkdirSync(folder, {recursive: true})
        writeFileSync(file, make(), {mode: 0o600})
    }
    return readFileSync(file, 'utf8')
}

const signingKey = (pem: string): SigningKey => {
    const privateKey = createPrivateKey(pem)
    const publicKey = createPublicKey(privateKey)
    const {x, y} = publicKey.export({format: 'jwk'})
    return {
        privateKey,
        publicKey,
        keyId: createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 22)
    }
}

const algorithm = 'aes-256-gcm'

/** Encrypts a text with the data folder's key. */
export const lock = ({keys}: {keys: Keys}, text: string): string => {
    const start = randomBytes(12)
    const cipher = createCipheriv(algorithm, keys.personal, start)
    const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [start, cipher.getAuthTag(), locked].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts a text. Throws if it was changed or encrypted with another key. */
export const unlock = ({keys}: {keys: Keys}, text: string): string => {
    const [start = '', tag = '', locked = ''] = text.split('.')
    const decipher = createDecipheriv(algorithm, keys.personal, Buffer.from(start, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([
        decipher.update(Buffer.from(locked, 'base64url')),
        decipher.final()
    ]).toString('utf8')
}
