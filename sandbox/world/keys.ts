import {
    createHash,
    createPrivateKey,
    createPublicKey,
    generateKeyPairSync,
    randomBytes,
    type KeyObject
} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

export type SigningKey = {privateKey: KeyObject; publicKey: KeyObject; keyId: string}

export type Keys = {
    /** Signs access tokens. */
    signing: SigningKey
    /** Encrypts what identifies a person: social security number, birth date. */
    personal: Buffer
}

/** The keys of a data folder, made on first use; without a folder they live as long as the process. */
export const openKeys = (folder: string | undefined): Keys => ({
    signing: signingKey(kept(folder, 'signing.pem', newSigningKey)),
    personal: Buffer.from(kept(folder, 'personal.key', newPersonalKey), 'base64')
})

const newSigningKey = () =>
    generateKeyPairSync('ec', {namedCurve: 'P-256'})
        .privateKey.export({type: 'pkcs8', format: 'pem'})
        .toString()

const newPersonalKey = () => randomBytes(32).toString('base64')

const kept = (folder: string | undefined, name: string, make: () => string) => {
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
