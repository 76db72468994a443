import type {ServiceType} from '@contract/agreements'
import {type Cents, centsOf} from '../../../core/money'
import {problem} from '../../../core/response'
import type {Basket} from '../../../shoppers/baskets/basket'
import {type Store, storeOf} from '../../../stores/store'
import type {World} from '../../../world/world'
import {clubsOf} from './club'
import {type Plan, rateFor, remainingAfter} from '../plan'

/** A service that is paid with each payment of rent. Its total: rate x (terms - 1) + final. */
export type Service = {type: ServiceType; weekly: Cents; rate: Cents; final: Cents}

/** Weekly prices in dollars, for stores that were created before stores had prices. */
const usual = {LDW: 1.99, BENEFITSPLUS: 2.99} as const

const statesWithout = ['CA', 'IN']

/** What is rented already, with its services. */
type Rented = {services?: readonly Service[] | undefined}

type Wish = {customerId: string; agreements: readonly Rented[]}

/**
 * The services that a basket asks for in c_ldwSelected and c_benefitsPlusSelected, in cents per week [CHECKOUT-012,
 * G-27]. Refused with 409 if the store, the state or a membership does not allow one [CHECKOUT-009, CHECKOUT-010].
 */
export const wishedServices = (
    world: World,
    {storeId, custom}: Basket,
    {customerId, agreements}: Wish
): Partial<Record<ServiceType, Cents>> => {
    const store = storeOf(world, storeId)
    const wantsLdw = custom.c_ldwSelected === true
    const wantsPlus = custom.c_benefitsPlusSelected === true
    if (wantsLdw && store.c_ldwEnabled !== true) notOffered('ldw')
    const isMember = clubsOf(world, customerId).length > 0 || agreements.some(hasPlus)
    if (wantsPlus && (!offersPlus(store) || isMember)) notOffered('benefits-plus')
    return {
        ...(wantsLdw && {LDW: ratesOf(store).LDW}),
        ...(wantsPlus && {BENEFITSPLUS: ratesOf(store).BENEFITSPLUS})
    }
}

const ratesOf = ({
    c_ldwWeeklyRate,
    c_benefitsPlusWeeklyRate
}: Store): Record<ServiceType, Cents> => ({
    LDW: centsOf(c_ldwWeeklyRate ?? usual.LDW),
    BENEFITSPLUS: centsOf(c_benefitsPlusWeeklyRate ?? usual.BENEFITSPLUS)
})

const offersPlus = ({c_benefitsPlusType, stateCode}: Store) =>
    c_benefitsPlusType && !statesWithout.includes(stateCode)

const hasPlus = ({services = []}: Rented) => services.some(({type}) => type === 'BENEFITSPLUS')

const notOffered = (name: string) =>
    problem(409, `${name}-not-offered`, 'The service is not offered here, or is there already.')

/** Divides a weekly price among the payments of a plan. The final payment makes the total exact, and is never negative. */
export const serviceOf = (type: ServiceType, weekly: Cents, plan: Plan, weeks: number): Service => {
    const rate = rateFor(plan.schedule, weekly)
    return {type, weekly, rate, final: Math.max(0, weekly * weeks - rate * (plan.terms - 1))}
}

type Share = {plan: Plan; paid: number}

/** The price of a service for this number of payments from now on. */
export const serviceShare = (
    {rate, final}: Service,
    {plan, paid}: Share,
    payments: number
): Cents => {
    const fees = {...plan, rate, final, total: rate * (plan.terms - 1) + final}
    return remainingAfter(fees, paid) - remainingAfter(fees, paid + payments)
}
