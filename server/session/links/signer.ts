import {createHmac, timingSafeEqual} from 'node:crypto'

/** Signs texts that a browser keeps, and recognises its own signatures. */
export type Signer = {
    /** HMAC-SHA256 in base64url. */
    sign: (text: string) => string
    isSigned: (text: string, signature: string) => boolean
}

/**
 * A signer with the secrets of a setting, separated by commas: the first one signs, and what any of them has signed is
 * good. So a secret is changed without signing anybody out (docs/operating.md).
 */
export const createSigner = (setting: string): Signer => {
    const secrets = setting.split(',').map((secret) => secret.trim())
    const [newest = setting] = secrets
    const signatureBy = (secret: string, text: string): string =>
        createHmac('sha256', secret).update(text).digest('base64url')
    const isEqual = (one: string, other: string): boolean => {
        const [given, right] = [Buffer.from(one), Buffer.from(other)]
        return given.length === right.length && timingSafeEqual(given, right)
    }
    return {
        sign: (text) => signatureBy(newest, text),
        isSigned: (text, signature) =>
            secrets.some((secret) => isEqual(signature, signatureBy(secret, text)))
    }
}
