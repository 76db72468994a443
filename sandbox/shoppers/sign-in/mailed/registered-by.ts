import type {World} from '../../../world/world'
import {insertCustomer} from '../../customers/model/keep-customer'
import {emptyProfile, withProfile} from '../../customers/model/with-profile'
import {slasProblem} from '../slas-problem'
import type {NewShopper} from './mailed-secret'

/** Registers who proved to have the mail address; they have no password until they set one. */
export const registeredBy = (
    world: World,
    login: string,
    registration: NewShopper | null
): string => {
    if (!registration) return slasProblem(400, 'invalid_request', 'Invalid token.')
    const {email, firstName, lastName, phone} = registration
    const id = world.newId()
    insertCustomer(world, {
        id,
        login,
        passwordHash: '',
        profile: withProfile(world, emptyProfile, {
            email,
            firstName,
            lastName,
            phoneHome: phone,
            custom: {}
        })
    })
    return id
}
