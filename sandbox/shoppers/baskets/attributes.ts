import {type CustomAttributes, mergedAttributes} from '../../core/custom-attributes'
import {badRequest} from '../../core/response'
import {findStore} from '../../stores/store'
import {lock, unlock} from '../../world/keys'
import type {World} from '../../world/world'
import type {Basket} from './basket'

/** How much of a secret is shown: the last four digits of the number, the year of the birth date. */
const masks: Record<string, (text: string) => string> = {
    c_ssn: (text) => `***-**-${text.replace(/\D/g, '').slice(-4)}`,
    c_dob: (text) => `${/\d{4}/.exec(text)?.[0] ?? '****'}-**-**`
}

/** Attributes that are written and never returned: the result of a phone look-up, and other people [D-26]. */
const writeOnly = /^c_(payfoneResponse|landlord\w*|references?\w*)$/i

const isSecret = (name: string) => name in masks || writeOnly.test(name)

type AttributesAndSecrets = Pick<Basket, 'custom' | 'secrets'>

/** Moves identifying attributes into the locked secrets. A masked value that is sent back changes nothing. */
export const withLockedSecrets = (
    world: World,
    {custom, secrets}: AttributesAndSecrets
): AttributesAndSecrets => ({
    custom: Object.fromEntries(Object.entries(custom).filter(([name]) => !isSecret(name))),
    secrets: {...secrets, ...lockedIn(world, custom)}
})

const lockedIn = (world: World, custom: CustomAttributes): Record<string, string> =>
    Object.fromEntries(
        Object.entries(custom).flatMap(([name, value]): [string, string][] => {
            if (!isSecret(name)) return []
            const text = typeof value === 'string' ? value : JSON.stringify(value)
            const isOpen = text !== '' && !(name in masks && text.includes('*'))
            return isOpen ? [[name, lock(world, text)]] : []
        })
    )

/** The parts of the secrets that may be shown. */
export const maskedSecrets = (world: World, {secrets}: Pick<Basket, 'secrets'>): CustomAttributes =>
    Object.fromEntries(
        Object.entries(secrets).flatMap(([name, locked]): [string, string][] => {
            const mask = masks[name]
            return mask ? [[name, mask(unlock(world, locked))]] : []
        })
    )

/** The retailer's own attributes of a basket; the store and the secrets need special treatment. */
export const withAttributes = (
    world: World,
    basket: Basket,
    {c_storeId: storeId, ...change}: CustomAttributes
): Basket => {
    const {custom, secrets} = withLockedSecrets(world, {
        custom: mergedAttributes(basket.custom, change),
        secrets: basket.secrets
    })
    const named = {...basket, custom, secrets}
    if (storeId === undefined) return named
    return {...named, storeId: storeId === null ? undefined : knownStore(world, String(storeId))}
}

const knownStore = (world: World, id: string) =>
    findStore(world, id)?.id ?? badRequest(`There is no store '${id}'.`)
