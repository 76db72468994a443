import {z} from 'zod'
import {mergedAttributes, withCustom} from '../../core/custom-attributes'
import {endpoint} from '../../core/endpoint'
import {answer, notFound, problem} from '../../core/response'
import type {World} from '../../world/world'
import {
    type CardFacts,
    type Customer,
    type CustomerCard,
    ownCustomer,
    saveProfile
} from './customer'
import {presentCard} from './present-customer'
import {customerPath, customerQuery} from './profile-endpoints'

const month = z.number().int().min(1).max(12)
const year = z.number().int().min(1900).max(2100)

const Card = z.object({
    cardType: z.string().min(1).max(256),
    holder: z.string().max(256).default(''),
    number: z.string().regex(/^[\d -]{12,25}$/, 'is no card number'),
    expirationMonth: month,
    expirationYear: year,
    issueNumber: z.string().max(256).optional(),
    validFromMonth: month.optional(),
    validFromYear: year.optional()
})

export const NewCardRequest = withCustom({
    paymentMethodId: z.string().min(1).max(256),
    default: z.boolean().optional(),
    paymentCard: Card.optional()
})

export const CardChangeRequest = withCustom({
    default: z.boolean().optional(),
    paymentCard: z
        .object({
            holder: z.string().max(256).optional(),
            expirationMonth: month.optional(),
            expirationYear: year.optional()
        })
        .optional()
})

const scope = 'sfcc.shopper-myaccount.paymentinstruments'
const path = `${customerPath}/payment-instruments` as const
const onePath = `${path}/:paymentInstrumentId` as const

const mostCards = 50

const findCard = ({profile}: Customer, id: string): CustomerCard =>
    profile.cards.find((card) => card.id === id) ?? notFound('payment instrument', id)

const saveCards = (
    world: World,
    customer: Customer,
    {cards, latest}: {cards: CustomerCard[]; latest: CustomerCard}
) => {
    const only = latest.isDefault
        ? cards.map((one) => (one === latest ? one : {...one, isDefault: false}))
        : cards
    saveProfile(world, customer, {...customer.profile, cards: only})
    return presentCard(latest)
}

type GivenCard = NonNullable<z.output<typeof NewCardRequest>['paymentCard']>

/** Only the last digits of a card number are stored. */
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
        return saveCards(world, customer, {cards: [...cards, latest], latest})
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
        return saveCards(world, customer, {cards, latest})
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
        saveProfile(world, customer, {...customer.profile, cards})
        return answer(204)
    }
})
