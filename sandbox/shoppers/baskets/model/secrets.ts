import type {CustomAttributes} from '../../../core/values/custom-attributes'
import {lock, unlock} from '../../../world/secret-box'
import type {World} from '../../../world/world'
import type {Basket} from './basket'

/** How much of a secret is shown: the last four digits of the number, the year of the birth date. */
const masks: Record<string, (text: string) => string> = {
    c_ssn: (text) => `***-**-${text.replace(/\D/g, '').slice(-4)}`,
    c_dob: (text) => `${/\d{4}/.exec(text)?.[0] ?? '****'}-**-**`
}

const secretNames = Object.keys(masks)

type Kept = Pick<Basket, 'custom' | 'secrets'>

/** Moves what identifies a person out of the attributes and locks it. A masked value that comes back changes nothing. */
export const withLockedSecrets = (world: World, {custom, secrets}: Kept): Kept => {
    return {
        custom: withoutSecrets(custom),
        secrets: {
            ...secrets,
            ...lockedIn(world, custom)
        }
    }
}

const lockedIn = (world: World, custom: CustomAttributes): Record<string, string> =>
    Object.fromEntries(
        secretNames.flatMap((name): [string, string][] => {
            const value = custom[name]
            const isOpen = typeof value === 'string' && value !== '' && !value.includes('*')
            return isOpen ? [[name, lock(world, value)]] : []
        })
    )

const withoutSecrets = (custom: CustomAttributes): CustomAttributes =>
    Object.fromEntries(Object.entries(custom).filter(([name]) => !secretNames.includes(name)))

/** What may be shown of the secrets. */
export const maskedSecrets = (world: World, {secrets}: Pick<Basket, 'secrets'>): CustomAttributes =>
    Object.fromEntries(
        Object.entries(secrets).map(([name, locked]) => [
            name,
            masks[name]?.(unlock(world, locked)) ?? '***'
        ])
    )
