import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Call} from '@app/commerce/client'
import {permitPersonalization} from '@app/commerce/personalization/permission'
import {useRecommended} from '@app/routing/data/use-recommended'
import {RecommendedRow} from '@app/ui/products/recommended-row'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {eventsOfEachTest} from '../../../../tests/support/values/shop-events'

const events = eventsOfEachTest()
afterEach(() => permitPersonalization(false))

const Row = () => <RecommendedRow from={useRecommended('product', 'sofa-1')} frequency="weekly" />

const rates = {
    c_racProductRenewalRate: 9.99,
    c_racProductTerms: 52,
    c_racProductTotalCostToOwn: 519.48,
    c_racProductCondition: 'New'
}

const AtOnce = window.IntersectionObserver
afterEach(() => {
    window.IntersectionObserver = AtOnce
})

/** A page on which nothing is in view until the returned function is called. */
const outOfView = () => {
    const waiting: (() => void)[] = []
    window.IntersectionObserver = class extends AtOnce {
        constructor(...heard: ConstructorParameters<typeof AtOnce>) {
            super(...heard)
            const {observe} = this
            this.observe = (target) => void waiting.push(() => observe(target))
        }
    }
    return () => waiting.forEach((come) => come())
}

const reco = {recommender: 'similar-items', recoId: 'reco-1'}
const found = {...reco, productIds: ['chair', 'lamp']}

const show = (recommended: unknown, known: readonly string[] = ['lamp', 'chair']) => {
    const calls: Call[] = []
    const page = renderPage(<Row />, {
        fetch: (call) => {
            calls.push(call)
            if (call.family !== 'own')
                return Promise.resolve({
                    data: known.map((id) => ({id, name: `Product ${id}`, ...rates}))
                })
            return recommended instanceof Error
                ? Promise.reject(recommended)
                : Promise.resolve(recommended)
        }
    })
    return {...page, calls}
}

test('recommended products come with the prices of the store, once the visitor allows it [PERS-013, PERS-014] (D-07)', async () => {
    const {calls, container} = show(found)
    expect(calls).toEqual([])

    act(() => permitPersonalization(true))

    const items = await screen.findAllByRole('article')
    expect(screen.getByRole('heading', {name: 'Recommended for you'})).toBeVisible()
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
        'Product chair',
        'Product lamp'
    ])
    expect(items[0]).toHaveTextContent('$9.99 / week')
    expect(items[0]).toHaveTextContent('$519.48 in all')
    expect(calls).toEqual([
        {
            family: 'own',
            path: '/visitor/recommendations',
            body: {place: 'product', productIds: ['sofa-1']}
        },
        expect.objectContaining({
            query: expect.objectContaining({ids: 'chair,lamp', c_store_id: '00042'})
        })
    ])
    expect(await axe(container)).toHaveNoViolations()
})

test('nothing is asked for before its place comes near; then its room is kept until it is known [PERS-013] (G-65)', async () => {
    const come = outOfView()
    const {calls} = show(found)
    act(() => permitPersonalization(true))
    expect(calls).toEqual([])

    act(come)

    expect(screen.getByRole('heading', {name: 'Recommended for you'})).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(calls).toHaveLength(2)
})

test('it is reported once that they are in view, and which was chosen [PERS-006, PERS-007]', async () => {
    show(found)
    act(() => permitPersonalization(true))

    await userEvent.click(await screen.findByRole('link', {name: 'Product lamp'}))

    expect(events).toEqual([
        {event: 'recommendations-shown', ...reco, productIds: ['chair', 'lamp']},
        {event: 'recommendation-chosen', ...reco, productId: 'lamp'}
    ])
})

test('the same answer, shown again, is not reported again [PERS-006]', async () => {
    show(found)
    for (const isGiven of [true, false, true]) act(() => permitPersonalization(isGiven))
    await screen.findAllByRole('article')
    act(() => permitPersonalization(false))
    act(() => permitPersonalization(true))

    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(events).toEqual([
        {event: 'recommendations-shown', ...reco, productIds: ['chair', 'lamp']}
    ])
})

test.each`
    situation                               | recommended                                      | known | calls
    ${'nothing is recommended'}             | ${{recommender: '', recoId: '', productIds: []}} | ${[]} | ${1}
    ${'the recommender cannot be asked'}    | ${new Error('503')}                              | ${[]} | ${1}
    ${'its answer is none'}                 | ${'<html>'}                                      | ${[]} | ${1}
    ${'the store has none of the products'} | ${found}                                         | ${[]} | ${2}
`(
    'there is no row, and no room for one, if $situation [PERS-019]',
    async ({recommended, known, calls: count}) => {
        const {calls, container} = show(recommended, known)
        act(() => permitPersonalization(true))

        await waitFor(() => expect(calls).toHaveLength(count))
        await waitFor(() =>
            expect(container.querySelector('section, article, h2')).not.toBeInTheDocument()
        )
        expect(events).toEqual([])
    }
)

test('a row goes when the visitor takes the permission back (G-64)', async () => {
    show(found)
    act(() => permitPersonalization(true))
    await screen.findAllByRole('article')

    act(() => permitPersonalization(false))

    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
