import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Basket} from '@app/commerce/basket/basket'
import {
    type BasketActions,
    BasketActionsProvider,
    BasketProvider
} from '@app/commerce/basket/basket-context'
import {CommerceError} from '@app/commerce/client'
import type {Offer} from '@app/domain/basket/offers'
import {renderPage} from '../../../tests/support/shop/render-page'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'
import {MyOffers, PromoTile} from './offers'

const events = eventsOfEachTest()

const offer = (id: string, own: Partial<Offer> = {}): Offer => ({
    id,
    code: id.toUpperCase(),
    name: `${id} name`,
    callout: `${id} callout`,
    details: `${id} details`,
    isPaidInFull: false,
    restrictedStores: [],
    endsOn: null,
    link: null,
    ...own
})

const tile = {heading: 'Save', text: '', details: '', image: null, action: null}

const notRequested = () => Promise.reject(new Error('not requested'))

/** A cart with a code or none, and what is requested of it. */
const aCart = (applied: string | null, fails?: CommerceError) => {
    const requested: string[] = []
    const promo =
        applied === null ? null : {id: 'coupon-1', code: applied, name: null, weeklyOff: 100}
    const basket: Basket = {id: 'b', lines: [], storeId: '00042', promo}
    const answer = (call: string) => {
        requested.push(call)
        return fails ? Promise.reject(fails) : Promise.resolve(basket)
    }
    const actions: BasketActions = {
        addToBasket: notRequested,
        changeQuantity: notRequested,
        removeLine: notRequested,
        applyPromo: (code) => answer(`apply ${code}`),
        removePromo: (id) => answer(`remove ${id}`),
        readAgain: notRequested,
        retry: () => undefined
    }
    const show = (part: JSX.Element) =>
        renderPage(
            <BasketActionsProvider value={actions}>
                <BasketProvider value={{state: 'ready', basket}}>{part}</BasketProvider>
            </BasketActionsProvider>
        )
    return {requested, show}
}

test('a tile is applied by a press, and says so afterwards [PROMO-001, PROMO-002]', async () => {
    const {requested, show} = aCart(null)
    show(<PromoTile {...tile} promoId="save" guests={[offer('save')]} />)

    await userEvent.click(screen.getByRole('button', {name: 'Apply Code'}))

    expect(requested).toEqual(['apply SAVE'])
})

test('an applied code says Code Applied, and can be taken off [PROMO-003, PROMO-006]', async () => {
    const {requested, show} = aCart('save')
    show(<PromoTile {...tile} promoId="save" guests={[offer('save')]} />)

    expect(screen.getByRole('button', {name: 'Code Applied'})).toBeDisabled()
    await userEvent.click(screen.getByRole('button', {name: 'Remove code'}))

    expect(requested).toEqual(['remove coupon-1'])
})

test('one code at a time: another one takes its place (G-56)', async () => {
    const {requested, show} = aCart('OTHER')
    show(<PromoTile {...tile} promoId="save" guests={[offer('save')]} />)

    await userEvent.click(screen.getByRole('button', {name: 'Apply Code'}))

    expect(requested).toEqual(['remove coupon-1', 'apply SAVE'])
})

test('what the platform says about a code is shown (G-56)', async () => {
    const refused = new CommerceError({status: 400, code: 'bad-request', detail: 'Not for you.'})
    const {show} = aCart(null, refused)
    show(<PromoTile {...tile} promoId="save" guests={[offer('save')]} />)

    await userEvent.click(screen.getByRole('button', {name: 'Apply Code'}))

    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.')
})

test.each([
    ['of the editor', {action: {label: 'Go', href: '/c/tv'}}, {}, '/c/tv'],
    ['of the offer', {}, {link: '/c/computers'}, '/c/computers']
])('a tile with a link %s leads there instead of applying [PROMO-005]', (_, own, offered, href) => {
    const {show} = aCart(null)
    show(<PromoTile {...tile} {...own} promoId="save" guests={[offer('save', offered)]} />)

    expect(screen.getByRole('link')).toHaveAttribute('href', href)
    expect(screen.queryByRole('button', {name: 'Apply Code'})).not.toBeInTheDocument()
})

test.each`
    promoId   | guests                                            | because
    ${'save'} | ${[]}                                             | ${'the store does not have it [PROMO-007]'}
    ${'save'} | ${[offer('save', {isPaidInFull: true})]}          | ${'guests never see paid in full [PROMO-010]'}
    ${'save'} | ${[offer('save', {restrictedStores: ['00042']})]} | ${'it is restricted at the store [PROMO-008]'}
    ${'save'} | ${[offer('save', {endsOn: '2020-01-01'})]}        | ${'it has ended'}
`('a tile is not there, as $because', ({promoId, guests}) => {
    const {show} = aCart(null)
    const {container} = show(<PromoTile {...tile} promoId={promoId} guests={guests} />)

    expect(container.querySelector('.offer')).toBeNull()
})

test('its details open in a dialog, by the editor or else by the offer [CONTENT-014]', async () => {
    const {show} = aCart(null)
    show(<PromoTile {...tile} promoId="save" guests={[offer('save', {endsOn: '2099-01-31'})]} />)

    await userEvent.click(screen.getByRole('button', {name: 'Details'}))

    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('save details')).toBeVisible()
    expect(dialog.getByText('Valid through January 31, 2099.')).toBeVisible()
})

test('my offers open a list of what the store has, without what guests never see [CONTENT-013, PROMO-010]', async () => {
    const {show} = aCart(null)
    show(
        <MyOffers
            heading="My offers"
            guests={[offer('pif', {isPaidInFull: true}), offer('save')]}
        />
    )

    await userEvent.click(screen.getByText('My offers'))

    expect(screen.getByText('save callout')).toBeVisible()
    expect(screen.queryByText('pif callout')).not.toBeInTheDocument()
})

test('the button to shop a deal tells which [ANALYTICS-019]', async () => {
    const {show} = aCart(null)
    show(<PromoTile {...tile} promoId="save" guests={[offer('save', {link: '/c/sofas'})]} />)

    await userEvent.click(screen.getByRole('link'))

    expect(events).toEqual([{event: 'deal-pressed', promoId: 'save'}])
})
