import type {Basket} from '../../../shoppers/baskets/model/basket'
import {unlock} from '../../../world/secret-box'
import type {World} from '../../../world/world'

/** What a basket keeps locked of an applicant; empty for what was not told. */
export const applicantSecrets = (world: World, {secrets}: Pick<Basket, 'secrets'>) => {
    const open = (name: string) => {
        const locked = secrets[name]
        return locked ? unlock(world, locked) : ''
    }
    return {ssn: open('c_ssn').replace(/\D/g, ''), birthDate: isoDay(open('c_dob'))}
}

/** Forms write MM/DD/YYYY. */
const isoDay = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
