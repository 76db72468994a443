import {aCommerce, sdkShop} from '../../../tests/support/a-commerce'
import {endAutopay} from '../account/payments/autopay'
import {removeMethod} from '../account/payments/payments'
import {endService} from '../account/services'
import {cancelVisit} from '../account/visits/visits'
import {saveDraft} from '../approvals/application-draft'
import {createBasketChanges} from '../basket/basket-changes'
import {deleteBasket} from '../basket/temporary/delete-temporary-basket'
import {toBasket} from '../basket/to-basket'
import {CommerceError, errorCodeOf} from '../client'
import {removeAddress} from '../customer/profile'
import {removeFromWishList} from '../lists/list-changes'
import {sdkClients} from '../sdk/sdk-clients'
import type {LiveSession} from '../session/session'

const list = {
    id: 'list',
    type: 'wish_list',
    customerProductListItems: [{id: 'i-1', productId: 'sofa'}]
}
const agreement = {
    agreementId: 'a-1',
    agreementRefCode: 'ACTV',
    actualRate: 15,
    totalCost: 780,
    remainingPaymentAmount: 600,
    amountDue: 0,
    autoPay: 'Y',
    services: [{type: 'LDW', rate: 1}]
}
const club = {customerClubId: 'c-1', autoPay: 'Y', amountDue: 0}
const summary = {agreement: [agreement], clubInfoResponse: [club]}
const withoutAutopay = {agreement: [], clubInfoResponse: []}
const visit = {
    appointmentInfo: {appointmentId: '1', appointmentDate: '2030-06-10', appointmentType: 'DLV'},
    agreement: {agreementId: 'a-1'}
}
const address = {addressId: 'home', firstName: 'Ada', lastName: 'Stone'}
const profile = {customerId: 'ada', firstName: 'Ada', lastName: 'Stone', email: 'a@example.com'}
const card = {paymentMethodId: 'm', lastFour: '4242', expirationDate: '2040-01-31'}
const line = {itemId: 'line', productId: 'sofa', quantity: 1}
const coupon = {couponItemId: 'cp', code: 'SAVE10'}
const basket = {basketId: 'b', productItems: [line], couponItems: [coupon]}
const emptied = {basketId: 'b', productItems: [], couponItems: []}

/** The changes of a basket that the page holds. */
const basketChanges = ({commerce, mutations}: LiveSession) =>
    createBasketChanges(() => ({
        who: {customerId: 'ada', usid: 'u'},
        baskets: mutations.shopperBaskets,
        storeId: undefined,
        held: () => toBasket(basket) ?? null,
        reread: async () => toBasket(await commerce.fetch({path: '/basket'})) ?? null,
        onChanged: () => undefined,
        work: {
            inTurn: (task) => task(),
            renew: () => Promise.resolve(),
            isSessionOf: () => true
        }
    }))

type Removal = {
    name: string
    run: (session: LiveSession) => Promise<unknown>
    write: RegExp
    /** What the platform shows where it is still there, and where it is gone. */
    there: object
    gone: object
}

/** Everything in the shop that removes something, or ends it. */
const removals: Removal[] = [
    {
        name: 'an address',
        run: (session) => removeAddress(session, 'home'),
        write: /^DELETE .*addresses\/home$/,
        there: {...profile, addresses: [address]},
        gone: {...profile, addresses: []}
    },
    {
        name: 'a card',
        run: (session) => removeMethod(session, 'm'),
        write: /removepaymentmethod$/,
        there: {paymentMethods: [card]},
        gone: {paymentMethods: []}
    },
    {
        name: 'a wish',
        run: (session) => removeFromWishList(session, 'sofa'),
        write: /^DELETE .*items\/i-1$/,
        there: {data: [list]},
        gone: {data: [{...list, customerProductListItems: []}]}
    },
    {
        name: 'a line of the cart',
        run: (session) => basketChanges(session).removeLine('line'),
        write: /^DELETE .*items\/line$/,
        there: basket,
        gone: emptied
    },
    {
        name: 'a promo code',
        run: (session) => basketChanges(session).promo.remove('cp'),
        write: /^DELETE .*coupons\/cp$/,
        there: basket,
        gone: emptied
    },
    {
        name: 'a service',
        run: (session) => endService(session, {kind: 'damage-waiver', agreementId: 'a-1'}),
        write: /endservice$/,
        there: summary,
        gone: {...summary, agreement: [{...agreement, services: []}]}
    },
    {
        name: 'a club membership',
        run: (session) => endService(session, {kind: 'club', clubId: 'c-1'}),
        write: /endclub$/,
        there: summary,
        gone: {...summary, clubInfoResponse: []}
    },
    {
        name: 'an appointment',
        run: (session) => cancelVisit(session, '1'),
        write: /cancelappointment$/,
        there: {appointments: [visit]},
        gone: {appointments: []}
    },
    {
        name: 'autopay of an agreement',
        run: (session) => endAutopay(session, {id: 'a-1', of: 'agreement'}),
        write: /autopay$/,
        there: summary,
        gone: withoutAutopay
    },
    {
        name: 'autopay of a club',
        run: (session) => endAutopay(session, {id: 'c-1', of: 'club'}),
        write: /autopay$/,
        there: summary,
        gone: withoutAutopay
    }
]

/** What is deleted without anybody looking whether it is gone: an outage is a failure. */
const quiet: Removal[] = [
    {
        name: 'a temporary basket',
        run: (session) => deleteBasket(session, 'b'),
        write: /^DELETE .*baskets\/b$/,
        there: {},
        gone: {}
    },
    {
        name: 'the draft of an application',
        run: (session) => saveDraft(session, null),
        write: /application-draft.*delete$/,
        there: {},
        gone: {}
    }
]

/** Removes it, the platform's answer and what it shows afterwards given; returns how the shop says that it ended. */
const ended = async (
    {run, write, there}: Removal,
    status: number,
    body: unknown,
    after: object
) => {
    let sent = 0
    const {commerce} = aCommerce(({method, path, body: given}) => {
        const call = `${method ?? (given === undefined ? 'GET' : 'POST')} ${path}`
        if (!write.test(call)) return sent === 0 ? there : after
        sent += 1
        throw new CommerceError({status, code: errorCodeOf(status)}, {data: body})
    })
    const apis = sdkClients(commerce, sdkShop)
    const who = {customerId: 'ada', usid: 'u', registered: true}
    const end = await run({...who, commerce, apis, mutations: apis}).then(
        (value) => value,
        () => ({state: 'failed'})
    )
    const isFailed = Object(end).state !== undefined && Object(end).state !== 'done'
    return {end: isFailed ? 'failed' : 'removed', sent}
}

const problem = {type: 'https://example.com/not-found', title: 'Not found'}

test.each([...removals, ...quiet])(
    '$name that is gone already counts as removed, and is not sent again [ERR-012] (D-49)',
    async (removal) => {
        for (const status of [404, 410])
            expect(await ended(removal, status, problem, removal.gone)).toEqual({
                end: 'removed',
                sent: 1
            })
    }
)

test.each([...removals, ...quiet])(
    '$name that the platform refuses to remove is not removed (D-49)',
    async (removal) => {
        for (const status of [400, 403, 409, 422])
            expect(await ended(removal, status, problem, removal.there)).toEqual({
                end: 'failed',
                sent: 1
            })
    }
)

test.each(removals)(
    'after an outage, and after a gateway’s web page with 404, it is looked up whether $name is gone (D-49)',
    async (removal) => {
        for (const [status, body] of [[503, problem] as const, [404, undefined] as const]) {
            expect(await ended(removal, status, body, removal.gone)).toEqual({
                end: 'removed',
                sent: 1
            })
            expect(await ended(removal, status, body, removal.there)).toEqual({
                end: 'failed',
                sent: 1
            })
        }
    }
)

test.each(removals.filter(({name}) => name.startsWith('autopay')))(
    '$name, which takes money, has ended only where the platform shows so, whatever it answers (D-32)',
    async (removal) => {
        expect(await ended(removal, 404, problem, removal.there)).toEqual({end: 'failed', sent: 1})
    }
)
