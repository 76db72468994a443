import type {z} from 'zod'
import {answer} from '../../../core/answer'
import {endpoint} from '../../../core/endpoint'
import {notFound, problem} from '../../../core/problem'
import {mergedAttributes} from '../../../core/values/custom-attributes'
import type {World} from '../../../world/world'
import type {CardFacts, Customer, CustomerCard} from '../model/customer'
import {keepProfile, ownCustomer} from '../model/keep-customer'
import {presentCard} from '../model/present-customer'
import {CardChangeRequest, NewCardRequest} from '../requests/card'
import {customerPath, customerQuery} from './customer-path'

const scope = 'sfcc.shopper-myaccount.paymentinstruments'
const path = `${customerPath}/payment-instruments` as const
const onePath = `${path}/:paymentInstrumentId` as const

const mostCards = 50

const findCard = ({profile}: Customer, id: string): CustomerCard =>
    profile.cards.find((card) => card.id === id) ?? notFound('payment instrument', id)

const keepCards = (
    world: World,
    customer: Customer,
    {cards, latest}: {cards: CustomerCard[]; latest: CustomerCard}
) => {
    const only = latest.isDefault
        ? cards.map((one) => (one === latest ? one : {...one, isDefault: false}))
        : cards
    keepProfile(world, customer, {...customer.profile, cards: only})
    return presentCard(latest)
}

type GivenCard = NonNullable<z.output<typeof NewCardRequest>['paymentCard']>

/** All that is kept of a card number is its end. */
const factsOf = ({number, ...card}: GivenCard): CardFacts => ({
    ...card,
    lastDigits: number.replace(/\D/g, '').slice(-4)
})

export const createCard = endpoint({
    method: 'POST',
    path,
    scope: `${scope}.rw`,
    query: customerQuery,
    body: NewCardRequest,
    handle: ({params, body, shopper, world, now}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const {cards} = customer.profile
        if (cards.length >= mostCards) {
            return problem(400, 'bad-request', 'There are too many payment instruments.')
        }
        const latest = {
            id: world.newId(),
            paymentMethodId: body.paymentMethodId,
            isDefault: body.default ?? false,
            createdAt: now.getTime(),
            modifiedAt: now.getTime(),
            card: body.paymentCard && factsOf(body.paymentCard),
            custom: body.custom
        }
        return keepCards(world, customer, {cards: [...cards, latest], latest})
    }
})

export const getCard = endpoint({
    method: 'GET',
    path: onePath,
    scope,
    query: customerQuery,
    handle: ({params, shopper, world}) =>
        presentCard(
            findCard(ownCustomer(world, params.customerId, shopper), params.paymentInstrumentId)
        )
})

export const updateCard = endpoint({
    method: 'PATCH',
    path: onePath,
    scope: `${scope}.rw`,
    query: customerQuery,
    body: CardChangeRequest,
    handle: ({params, body, shopper, world, now}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const held = findCard(customer, params.paymentInstrumentId)
        const latest = {
            ...held,
            isDefault: body.default ?? held.isDefault,
            modifiedAt: now.getTime(),
            card: held.card && changedFacts(held.card, body.paymentCard),
            custom: mergedAttributes(held.custom, body.custom)
        }
        const cards = customer.profile.cards.map((one) => (one === held ? latest : one))
        return keepCards(world, customer, {cards, latest})
    }
})

type CardChange = z.output<typeof CardChangeRequest>['paymentCard']

const changedFacts = (card: CardFacts, change: CardChange): CardFacts => ({
    ...card,
    holder: change?.holder ?? card.holder,
    expirationMonth: change?.expirationMonth ?? card.expirationMonth,
    expirationYear: change?.expirationYear ?? card.expirationYear
})

export const deleteCard = endpoint({
    method: 'DELETE',
    path: onePath,
    scope: `${scope}.rw`,
    query: customerQuery,
    handle: ({params, shopper, world}) => {
        const customer = ownCustomer(world, params.customerId, shopper)
        const held = findCard(customer, params.paymentInstrumentId)
        const cards = customer.profile.cards.filter((one) => one !== held)
        keepProfile(world, customer, {...customer.profile, cards})
        return answer(204)
    }
})
