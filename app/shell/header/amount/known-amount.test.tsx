import {act, screen, waitFor, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import type {BasketState} from '@app/commerce/basket/basket-context'
import type {UsedApproval} from '@app/domain/approval/approval'
import {ProductTiles} from '@app/ui/products/product-tiles'
import {aBasket, aLine, aPrice, aTile} from '../../../../tests/support/values/builders'
import {
    aCustomer,
    aGuest,
    type GivenSession,
    ownAnswers
} from '../../../../tests/support/shop/given-session'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {KnownAmount} from './known-amount'

const approval: UsedApproval = {
    decision: 'approved',
    weeklyLimit: 50_00,
    lastDay: '2030-06-02',
    weeklyOutstanding: 10_00
}

const products = [
    aTile({id: 'chair', name: 'Chair', price: aPrice({weekly: 25_00})}),
    aTile({id: 'sofa', name: 'Sofa', price: aPrice({weekly: 40_01})}),
    aTile({id: 'lamp', name: 'Lamp', price: null})
]

/** In Los Angeles it is still May when the shop's own day is June 1. */
const store = {id: '00042', latitude: 1, longitude: 2, c_timeZone: 'America/Los_Angeles'}
const fetch = () => Promise.resolve({data: [store]})

const holding = (weekly: number): BasketState => ({
    state: 'ready',
    basket: aBasket(aLine({price: aPrice({weekly}), quantity: 2}))
})

let draws = 0

/** Counts how often its tile is drawn. */
const Probe = () => {
    draws += 1
    return null
}
const action = () => <Probe />

const page = (
    <>
        <KnownAmount />
        <ProductTiles products={products} frequency="weekly" action={action} />
    </>
)

const show = (given: UsedApproval | null, session: GivenSession = {}) =>
    renderPage(page, {
        fetch,
        session: {identity: aGuest, own: ownAnswers({approval: given}), ...session}
    })

const amount = () => screen.findByRole('link', {name: /left of your approval/})

const tileOf = (name: string): HTMLElement => {
    const found = screen.getAllByRole('article').find((each) => within(each).queryByText(name))
    if (!found) throw new Error(`There is no tile of ${name}`)
    return found
}

test('the header says what is left, and each tile whether it is within that (G-13)', async () => {
    const {container} = show(approval)

    expect(await amount()).toHaveTextContent('$40.00 / week left')
    expect(await amount()).toHaveAttribute('href', '/shop-approved-items')
    expect(await within(tileOf('Chair')).findByText('Within your approval')).toBeVisible()
    expect(await within(tileOf('Sofa')).findByText('$0.01 / week over')).toBeVisible()
    expect(tileOf('Lamp')).not.toHaveTextContent(/approval|over/)
    expect(await axe(container)).toHaveNoViolations()
})

test('the cart is subtracted, and no tile renders again for it (G-13)', async () => {
    const {again} = show(approval)
    await within(tileOf('Chair')).findByText('Within your approval')
    draws = 0

    again(page, {basket: holding(10_00)})

    expect(await amount()).toHaveTextContent('$20.00 / week left')
    expect(await within(tileOf('Chair')).findByText('$5.00 / week over')).toBeVisible()
    expect(draws).toBe(0)
})

test('on its last day the header says that it ends [APPR-006]', async () => {
    show({...approval, lastDay: '2030-06-01'})

    expect(await screen.findByRole('link', {name: /which ends today/})).toBeVisible()
})

test.each`
    situation             | given
    ${'no decision'}      | ${null}
    ${'a refusal'}        | ${{...approval, decision: 'declined'}}
    ${'an approval past'} | ${{...approval, lastDay: '2030-05-31'}}
`('with $situation prices stand alone [APPR-005, APPR-006]', async ({given}) => {
    const {again} = show(approval)
    await amount()
    again(page, {own: ownAnswers({approval: given}), identity: aCustomer()})

    await waitFor(() => expect(screen.queryByRole('link', {name: /approval/})).toBeNull())
    expect(screen.queryByText(/approval|over/)).not.toBeInTheDocument()
})

test.each`
    record       | mayHaveApproval | requested
    ${'read'}    | ${true}         | ${1}
    ${'read'}    | ${false}        | ${0}
    ${'loading'} | ${undefined}    | ${0}
    ${'failed'}  | ${undefined}    | ${1}
`(
    'of a customer whose record is $record and has an approval: $mayHaveApproval it is asked $requested times [APPR-007]',
    async ({record, mayHaveApproval, requested}) => {
        const calls: string[] = []
        const answer = ownAnswers({approval})
        show(approval, {
            identity: aCustomer({record, mayHaveApproval}),
            own: (call) => {
                calls.push(call.path)
                return answer(call)
            }
        })

        if (requested > 0) await amount()
        else await act(() => Promise.resolve())

        expect(calls).toHaveLength(requested)
    }
)

test('where it cannot be read, nothing is claimed', async () => {
    let requested = 0
    const own = () => {
        requested += 1
        return Promise.reject(new Error('503'))
    }
    show(approval, {own})

    await waitFor(() => expect(requested).toBe(1))
    expect(screen.queryByText(/approval|over/)).not.toBeInTheDocument()
})

test('without a session no call is made, and there is no amount [D-01]', () => {
    renderPage(page)

    expect(screen.queryByText(/approval|over/)).not.toBeInTheDocument()
})
