import {randomBytes} from 'node:crypto'

/** The secrets that sign what browsers keep, each with what happens while the operator has set none. */
const withoutSecret = {
    SESSION_SECRET: 'customers have to sign in again after each start',
    DEVICE_SECRET:
        'after each start, browsers that signed in before are not known, and others’ wrong passwords can lock them out'
} as const

export type SecretName = keyof typeof withoutSecret

/**
 * A secret: the operator's, which is the same on all machines and after restarts; otherwise a new one, which is this
 * start's only. On Managed Runtime, where each request may reach another process, it throws if the operator has set
 * none.
 */
export const secretOf = (name: SecretName, environment: NodeJS.ProcessEnv): string => {
    const {[name]: given, AWS_LAMBDA_FUNCTION_NAME: host = 'self-hosted'} = environment
    if (given) return given
    if (host === 'self-hosted') return randomBytes(32).toString('base64url')
    throw new Error(`environment: ${name} must be set on Managed Runtime`)
}

/** A line for the start of the shop about each secret that the operator has not set. */
export const missingSecrets = (environment: NodeJS.ProcessEnv): string[] =>
    Object.entries(withoutSecret)
        .filter(([name]) => !environment[name])
        .map(([name, consequence]) => `${name} is not set: ${consequence}`)

/** What was missing when this process started: the modules that sign put the secrets that they make there. */
export const missingAtStart = missingSecrets(process.env)
