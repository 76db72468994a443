import type {Schedule} from '@contract/agreements'
import type {Basket} from '../../../shoppers/baskets/model/basket'
import {weeklyRate} from '../../../shoppers/baskets/lines/sold-product'
import type {World} from '../../../world/world'
import type {Agreement} from './agreement'
import type {Day} from './days'
import {agreementsOf, nextAgreementNumber} from './keep-agreement'
import {planOf} from './plan'
import {rentedItem} from './rented-item'

type Terms = {
    customerId: string
    storeNumber: string
    schedule: Schedule
    firstDueDate: Day
    today: Day
}

/** Agreements of a basket's pieces, unsigned; those drawn up before keep their numbers. */
export const drawnUp = (world: World, basket: Basket, terms: Terms): Agreement[] => {
    const {customerId, storeNumber, schedule, firstDueDate, today} = terms
    const known = new Map(agreementsOf(world, customerId).map(({id, number}) => [id, number]))
    const first = Number(nextAgreementNumber(world))
    return piecesOf(basket).map(({line, id}, index): Agreement => {
        const weekly = weeklyRate(line.product, line.quantity)
        return {
            id,
            number: known.get(id) ?? String(first + index),
            customerId,
            storeNumber,
            refCode: 'PRELIM',
            item: rentedItem(line.product),
            plan: planOf({weekly, weeks: line.product.terms, schedule, firstDueDate}),
            paid: 0,
            openDate: today,
            coverage: 0,
            allowsOnlinePayment: true,
            signing: {signerStatus: 'NotStarted'}
        }
    })
}

const piecesOf = ({id, lines}: Basket) =>
    lines.flatMap((line) =>
        Array.from({length: line.quantity}, (_, index) => ({
            line,
            id: `${id}-${line.id.slice(0, 8)}-${index + 1}`
        }))
    )
