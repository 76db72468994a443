import {seededRandom} from '../../sandbox/world/random'
import {mix, planVisits, type Step} from './visit-plan'

const choices = {pages: 200, categories: 20, products: 150, stores: 50, customers: 5}
const plan = (count: number) => planVisits(count, 60_000, choices, seededRandom(33))
const does = (name: Step['do']) => (step: Step) => step.do === name

test('a visit begins with a page of its own, within the time', () => {
    for (const {arrivesAfter, steps} of plan(500)) {
        expect(steps[0]?.do).toBe('load')
        expect(arrivesAfter).toBeLessThan(60_000)
    }
})

test.each`
    step              | share
    ${'change store'} | ${mix.changesStore}
    ${'fill basket'}  | ${mix.fillsBasket}
    ${'sign in'}      | ${mix.signsIn}
`('about $share of the shoppers $step, once', ({step, share}) => {
    const visits = plan(5000)
    const times = visits.map(({steps}) => steps.filter(does(step)).length)

    expect(Math.max(...times)).toBe(1)
    expect(times.filter((count) => count === 1).length / visits.length).toBeCloseTo(share, 1)
})

test('shoppers follow three links on average, have fifty stores, or none on their first visit', () => {
    const visits = plan(5000)
    const browsing = visits.map(
        ({steps}) => steps.filter(({do: step}) => /load|follow/.test(step)).length - 1
    )
    const stores = new Set(visits.map(({store}) => store))

    expect(browsing.reduce((sum, count) => sum + count, 0) / visits.length).toBeCloseTo(3, 0)
    expect(stores.size).toBe(51)
})

test('the same seed gives the same visits, and every choice is one that there is', () => {
    expect(plan(50)).toEqual(plan(50))
    const most: Record<string, number> = {
        page: choices.pages,
        category: choices.categories,
        product: choices.products,
        store: choices.stores,
        customer: choices.customers
    }
    for (const {do: _, ...chosen} of plan(500).flatMap(({steps}) => steps))
        for (const [name, index] of Object.entries(chosen)) {
            expect(index).toBeGreaterThanOrEqual(0)
            expect(index).toBeLessThan(most[name] ?? 0)
        }
})
