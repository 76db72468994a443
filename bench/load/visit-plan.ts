import {popularIndex} from './model/page-cache'

/** Random numbers from 0 to 1, excluding 1. */
export type Chance = () => number

/** What a shopper does, one step after the other. `load` is a page of its own, `follow` a link within the shop. */
export type Step =
    | {do: 'load'; page: number}
    | {do: 'follow listing'; category: number}
    | {do: 'follow product'; product: number}
    | {do: 'change store'; store: number}
    | {do: 'fill basket'; product: number}
    | {do: 'sign in'; customer: number}

/** A visit: who has been here before has a store, and whoever comes for the first time has none. */
export type Visit = {arrivesAfter: number; store: number | undefined; steps: Step[]}

/**
 * How shoppers are mixed. All of these are guesses; a shop's own analytics replace them. Each is a probability, except for
 * the pages.
 */
export const mix = {
    hasStore: 0.6,
    landsAtHome: 0.4,
    /** Pages within the shop after the first one: the mean. */
    links: 3,
    /** A page that is opened on its own, in another tab or by reloading, instead of by a link. */
    loads: 0.25,
    listing: 0.5,
    changesStore: 0.15,
    fillsBasket: 0.2,
    signsIn: 0.1
}

/** How many of each there are to choose from. */
export type Choices = {
    pages: number
    categories: number
    products: number
    stores: number
    customers: number
}

const whole = (most: number, chance: Chance): number => Math.floor(chance() * most)

/** Geometric: each link is followed by another with the same probability. */
const linkCount = (chance: Chance): number =>
    Math.floor(Math.log(1 - chance()) / Math.log(mix.links / (mix.links + 1)))

const browsing = (choices: Choices, chance: Chance): Step => {
    if (chance() < mix.loads) return {do: 'load', page: popularIndex(choices.pages, chance())}
    return chance() < mix.listing
        ? {do: 'follow listing', category: popularIndex(choices.categories, chance())}
        : {do: 'follow product', product: popularIndex(choices.products, chance())}
}

/** The steps of one visit. The first page of the list is the home page. */
export const planSteps = (choices: Choices, chance: Chance): Step[] => {
    const page = chance() < mix.landsAtHome ? 0 : popularIndex(choices.pages, chance())
    const steps: Step[] = [{do: 'load', page}]
    const links = linkCount(chance)
    for (let link = 0; link < links; link += 1) steps.push(browsing(choices, chance))
    if (chance() < mix.changesStore)
        steps.push({do: 'change store', store: whole(choices.stores, chance)})
    if (chance() < mix.fillsBasket)
        steps.push({do: 'fill basket', product: popularIndex(choices.products, chance())})
    if (chance() < mix.signsIn)
        steps.push({do: 'sign in', customer: whole(choices.customers, chance)})
    return steps
}

/** So many visits that begin at random times of this many milliseconds. */
export const planVisits = (
    count: number,
    withinMs: number,
    choices: Choices,
    chance: Chance
): Visit[] =>
    Array.from({length: count}, () => ({
        arrivesAfter: chance() * withinMs,
        store: chance() < mix.hasStore ? whole(choices.stores, chance) : undefined,
        steps: planSteps(choices, chance)
    }))
