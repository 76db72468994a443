import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Line, Promo} from '@app/commerce/basket/basket'
import type {PromoActions} from '@app/commerce/basket/basket-context'
import {type Call, CommerceError} from '@app/commerce/client'
import type {UsedApproval} from '@app/domain/approval/approval'
import {aBasket, aLine} from '../../../tests/support/values/builders'
import {
    aCustomer,
    aGuest,
    type GivenSession,
    ownAnswers
} from '../../../tests/support/shop/given-session'
import {hrefsOf, renderPage} from '../../../tests/support/shop/render-page'
import {BasketPage} from './basket-page'

const save10: Promo = {id: 'c-1', code: 'SAVE10', name: '10% off everything', weeklyOff: 2_00}
const approval: UsedApproval = {
    decision: 'approved',
    weeklyLimit: 30_00,
    lastDay: '2030-06-02',
    weeklyOutstanding: 10_00
}

const notRequested = () => Promise.reject(new Error('not to be called'))
const noActions: PromoActions = {apply: notRequested, remove: notRequested}

type Cart = {
    lines?: Line[]
    promo?: Promo | null
    actions?: Partial<PromoActions>
    codes?: () => Promise<string[]>
    approval?: UsedApproval | null
}

const loading = {state: 'loading'} as const
const page = <BasketPage categories={loading} store={loading} disclosure={loading} />

/** A line with a discount of 10% by the code. */
const lowered = (own: Partial<Line> = {}): Line => aLine({weeklyWithCode: 18_00, ...own})

const sessionOf = ({
    lines = [aLine()],
    promo = null,
    actions = {},
    codes,
    approval: given
}: Cart): GivenSession => {
    const {apply: applyPromo, remove: removePromo} = {...noActions, ...actions}
    const basket = {...aBasket(...lines), promo}
    return {
        applyPromo,
        removePromo,
        basket: {state: 'ready', basket},
        identity: aCustomer(),
        ...((codes ?? given !== undefined) && {
            own: ownAnswers({
                ...(codes && {codes}),
                ...(given !== undefined && {approval: given})
            })
        })
    }
}

/** The catalogue's texts never arrive, so the lines show the basket's own. */
const answers = ({path}: Call) =>
    path.endsWith('/products') ? new Promise<never>(() => undefined) : notRequested()

const showBasket = (cart: Cart) => renderPage(page, {session: sessionOf(cart), fetch: answers})

const summary = () => screen.getByRole('region', {name: 'Summary'})
const field = () => screen.getByRole('textbox', {name: 'Promo code'})
const applyButton = () => screen.getByRole('button', {name: 'Apply Code'})

test('a promo code is applied, shown as applied, and subtracted from each payment [PROMO-001, PROMO-002, PROMO-003] (G-56)', async () => {
    const applied: string[] = []
    const apply = (code: string) => {
        applied.push(code)
        return Promise.resolve({...aBasket(aLine()), promo: save10})
    }
    const {again} = showBasket({actions: {apply}})

    await userEvent.type(field(), ' save10 ')
    await userEvent.click(applyButton())
    again(page, sessionOf({lines: [lowered()], promo: save10}))

    expect(applied).toEqual(['save10'])
    expect(screen.getByRole('button', {name: 'Remove promo code SAVE10'})).toHaveFocus()
    expect(within(summary()).getByRole('status')).toHaveTextContent(/^Code Applied$/)
    expect(summary()).toHaveTextContent('Code Applied SAVE10')
    expect(screen.queryByRole('textbox', {name: 'Promo code'})).not.toBeInTheDocument()
    expect(screen.getByText('10% off everything')).toBeVisible()
    expect(summary()).toHaveTextContent('Subtotal (1 item)$20.00 / week')
    expect(summary()).toHaveTextContent('Promo code SAVE10-$2.00 / week')
    expect(summary()).toHaveTextContent('Payment with the promo code$18.00 / week')
    expect(summary()).toHaveTextContent('Total cost to own before the promo code$1,040.00')
    expect(summary()).toHaveTextContent('Total cost to own with the promo code$936.00')
    expect(summary()).toHaveTextContent('The promo code lowers every payment until you own')
})

const items = () => screen.getByRole('list', {name: 'Items in your cart'})

test('with a code each item shows its payment, number of payments and total, in the shopper’s payment frequency (G-56, D-07)', async () => {
    const two = lowered({id: 'line-2', quantity: 2, weeklyWithCode: 35_99})
    const {container} = showBasket({lines: [lowered(), two], promo: save10})

    await userEvent.click(screen.getByRole('radio', {name: 'Monthly'}))

    const [one, both] = within(items()).getAllByRole('listitem')
    expect(one).toHaveTextContent(
        'With promo code SAVE10:$77.14 / month per month12 payments + $10.32 · $936.00 in all · cash $578.00 · New'
    )
    expect(both).toHaveTextContent(
        'With promo code SAVE10, 2 items together:$154.24 / month per month12 payments + $20.60 · $1,871.48 in all · cash $1,156.00 · New'
    )
    expect(summary()).toHaveTextContent('Subtotal (3 items)$257.13 / month')
    expect(summary()).toHaveTextContent('Promo code SAVE10-$25.75 / month')
    expect(summary()).toHaveTextContent('Payment with the promo code$231.38 / month')
    expect(summary()).toHaveTextContent('Total cost to own with the promo code$2,807.48')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

test('if the platform gives no reduced payment per item, no payment and no total with the code is shown (D-07)', () => {
    showBasket({promo: save10})

    expect(items()).not.toHaveTextContent('With promo code')
    expect(summary()).not.toHaveTextContent('Payment with the promo code')
    expect(summary()).toHaveTextContent('Total cost to own before the promo code$1,040.00')
})

test('a code without a discount changes no row', () => {
    showBasket({lines: [lowered({weeklyWithCode: 20_00})], promo: {...save10, weeklyOff: 0}})

    expect(items()).not.toHaveTextContent('With promo code')
    expect(summary()).toHaveTextContent('Code Applied SAVE10')
    expect(summary()).toHaveTextContent('Total cost to own$1,040.00')
})

test.each`
    situation            | detail                           | message
    ${'gives a reason'}  | ${'The coupon code is invalid.'} | ${'The coupon code is invalid.'}
    ${'gives no reason'} | ${undefined}                     | ${'Something went wrong. Try again!'}
`('for a wrong code the platform’s message is shown where it $situation (G-56)', async (row) => {
    const {detail, message} = row
    const failure = new CommerceError({status: 400, code: 'bad-request', ...(detail && {detail})})
    const {container} = showBasket({actions: {apply: () => Promise.reject(failure)}})

    await userEvent.type(field(), 'nonsense{Enter}')

    expect(await screen.findByText(message)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(message)
    expect(await axe(container)).toHaveNoViolations()
})

test('an empty code is not sent to the platform', async () => {
    showBasket({})

    await userEvent.type(field(), '  {Enter}')

    expect(field()).toHaveAccessibleDescription('Please enter a promo code.')
    expect(field()).toHaveFocus()
})

test('an applied code can be removed', async () => {
    const removed: string[] = []
    const remove = (id: string) => {
        removed.push(id)
        return Promise.resolve(aBasket(aLine()))
    }
    const {container} = showBasket({promo: save10, actions: {remove}})
    expect(await axe(container)).toHaveNoViolations()

    await userEvent.click(screen.getByRole('button', {name: 'Remove promo code SAVE10'}))

    expect(removed).toEqual(['c-1'])
})

test.each`
    situation                 | given                                      | message
    ${'just covers the cart'} | ${approval}                                | ${'Your approval of $20.00 per week covers this cart.'}
    ${'is a cent too small'}  | ${{...approval, weeklyOutstanding: 10_01}} | ${/^This cart is \$0.01 per week more than your approval of \$19.99 covers/}
    ${'is valid for longer'}  | ${approval}                                | ${'Your approval holds up to and including June 2, 2030.'}
    ${'ends today'}           | ${{...approval, lastDay: '2030-06-01'}}    | ${'Your approval ends today. Check out today to use it.'}
    ${'ended yesterday'}      | ${{...approval, lastDay: '2030-05-31'}}    | ${'Your approval ended on May 31, 2030. You can get a new one in minutes.'}
    ${'was refused'}          | ${{...approval, decision: 'declined'}}     | ${'We couldn’t approve your last application.'}
    ${'does not exist'}       | ${null}                                    | ${'Find out in minutes how much you can rent a week.'}
    ${'cannot be loaded'}     | ${undefined}                               | ${'Find out in minutes how much you can rent a week.'}
`(
    'the cart shows an approval that $situation (G-15) [APPR-005, APPR-006]',
    async ({given, message}) => {
        const {container} = showBasket({approval: given})

        expect(await screen.findByText(message)).toBeVisible()
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('a cart without an approval links to the application', () => {
    showBasket({})

    expect(hrefsOf('Get instant approval')).toEqual(['/instant-approval'])
})

describe('the codes that are valid at the shopper’s store', () => {
    const label = () => screen.getByLabelText('Promo code')
    const offered = () =>
        [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({value}) => value)

    test('are requested when the field gets the focus, and suggested there [API-015]', async () => {
        let calls = 0
        const codes = () => {
            calls += 1
            return Promise.resolve(['SAVE10', 'WELCOME1'])
        }
        const {container} = showBasket({codes})
        expect(calls).toBe(0)

        await userEvent.click(label())

        await waitFor(() => expect(offered()).toEqual(['SAVE10', 'WELCOME1']))
        expect(label()).toHaveAttribute('list', document.querySelector('datalist')?.id)
        expect(await axe(container)).toHaveNoViolations()
    })

    test('are neither requested nor suggested for a guest (G-56)', async () => {
        let calls = 0
        const codes = () => {
            calls += 1
            return Promise.resolve(['SAVE10'])
        }
        renderPage(page, {session: {...sessionOf({codes}), identity: aGuest}, fetch: answers})

        await userEvent.click(label())

        expect([calls, offered()]).toEqual([0, []])
        expect(label()).not.toHaveAttribute('list')
    })

    test('that cannot be loaded do not prevent entering a code', async () => {
        const applied: string[] = []
        const apply = (code: string) => {
            applied.push(code)
            return Promise.resolve(aBasket(aLine()))
        }
        showBasket({codes: () => Promise.reject(new Error('503')), actions: {apply}})

        await userEvent.type(label(), 'SAVE10{Enter}')

        expect(offered()).toEqual([])
        expect(applied).toEqual(['SAVE10'])
    })
})

test.each`
    address                 | promo                                                 | calls         | because
    ${'/cart?promo=SAVE10'} | ${null}                                               | ${['SAVE10']} | ${'the link asks for it'}
    ${'/cart?promo=SAVE10'} | ${{id: 'c', code: 'OTHER', name: null, weeklyOff: 0}} | ${[]}         | ${'another code is there, one at a time (G-56)'}
    ${'/cart'}              | ${null}                                               | ${[]}         | ${'no link asks for one'}
`('a link to the cart applies $calls, as $because', async ({address, promo, calls}) => {
    window.history.replaceState(null, '', address)
    const applied: string[] = []
    showBasket({
        promo,
        actions: {
            apply: (code) => {
                applied.push(code)
                return Promise.resolve(aBasket(aLine()))
            }
        }
    })

    await screen.findByRole('region', {name: 'Summary'})

    await waitFor(() => expect(applied).toEqual(calls))
    expect(window.location.search).toBe('')
    window.history.replaceState(null, '', '/')
})
