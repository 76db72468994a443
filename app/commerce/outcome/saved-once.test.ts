import {CommerceError, errorCodeOf} from '../client'
import {isEndUnknown} from '@app/domain/payments/unknown-end'
import {aCommerce, sdkShop} from '../../../tests/support/a-commerce'
import {saveContact} from '../account/personal-info'
import {makeDefaultMethod, removeMethod, saveCard} from '../account/payments/payments'
import {bookDelivery} from '../account/visits/delivery-slots'
import {savedOnce} from './saved-once'
import {
    changeEmail,
    changePassword,
    removeAddress,
    saveAddress,
    saveDetails
} from '../customer/profile'
import {sdkClients} from '../sdk/sdk-clients'
import type {LiveSession} from '../session/session'

const slot = {date: '2030-06-10', startTime: '09:00', endTime: '12:00'}
const address = {
    id: 'home',
    firstName: 'Ada',
    lastName: 'Stone',
    address1: '1 Main St',
    address2: '',
    city: 'Reno',
    state: 'NV',
    postalCode: '89501',
    country: 'US',
    phone: '',
    isPreferred: false
} as const
const profile = {customerId: 'ada', firstName: 'Ada', lastName: 'Stone', email: 'a@example.com'}
const onPlatform = {
    addressId: 'home',
    firstName: 'Ada',
    lastName: 'Stone',
    address1: '1 Main St',
    address2: '',
    city: 'Reno',
    stateCode: 'NV',
    postalCode: '89501',
    countryCode: 'US',
    phone: ''
}
const method = {paymentMethodId: 'm', lastFour: '4242', expirationDate: '2040-01-31'}
const appointment = {
    appointmentInfo: {appointmentId: '1', appointmentDate: slot.date, appointmentType: 'DLV'},
    timeSlotInfo: {startTime: slot.startTime},
    agreement: {agreementId: 'a-1'}
}

const renter = {customerId: 'ada', remotePaymentAllowed: true}

/** Each write that saves something: how it is called, and what the look-up says where it is saved and where it is not. */
const writes: {
    name: string
    save: (session: LiveSession) => Promise<void>
    write: RegExp
    /** What the platform no longer has counts as removed (`removal.test.ts`). */
    isRemoval?: true
    answer: object | null
    saved: object
    missing: object
}[] = [
    {
        name: 'the day of a delivery',
        save: (session) => bookDelivery(session, {ids: ['a-1'], slot}),
        write: /schedule$/,
        answer: {appointmentId: '1'},
        saved: {appointments: [appointment]},
        missing: {appointments: []}
    },
    {
        name: 'a card',
        save: (session) =>
            saveCard(session, {token: 't', lastFour: '4242', expirationDate: '2040-01-31'}),
        write: /addpaymentmethod$/,
        answer: {paymentMethodId: 'm'},
        saved: {paymentMethods: [method]},
        missing: {paymentMethods: [{...method, lastFour: '1111'}]}
    },
    {
        name: 'that a card is the default',
        save: (session) => makeDefaultMethod(session, 'm'),
        write: /defaultpaymentmethod$/,
        answer: {paymentMethodId: 'm'},
        saved: {paymentMethods: [{...method, isDefault: true}]},
        missing: {paymentMethods: [method]}
    },
    {
        name: 'that a card is removed',
        save: (session) => removeMethod(session, 'm'),
        write: /removepaymentmethod$/,
        isRemoval: true,
        answer: {paymentMethodId: 'm'},
        saved: {paymentMethods: []},
        missing: {paymentMethods: [method]}
    },
    {
        name: 'a renter’s phone',
        save: (session) => saveContact(session, {phone: '3105550123'}),
        write: /updatecustomer$/,
        answer: {customerId: 'ada'},
        saved: {...renter, phones: [{phoneNumber: '3105550123', primary: true}]},
        missing: {...renter, phones: [{phoneNumber: '3105550199', primary: true}]}
    },
    {
        name: 'a customer’s name',
        save: (session) => saveDetails(session, {firstName: 'Ada'}),
        write: /^PATCH .*customers\/ada$/,
        answer: profile,
        saved: profile,
        missing: {...profile, firstName: 'Bo'}
    },
    {
        name: 'a customer’s e-mail address',
        save: (session) => changeEmail(session, {email: 'a@example.com', currentPassword: 'p'}),
        write: /change-email$/,
        answer: null,
        saved: profile,
        missing: {...profile, email: 'b@example.com'}
    },
    {
        name: 'a new address',
        save: (session) => saveAddress(session, {address, isNew: true}),
        write: /^POST .*addresses$/,
        answer: onPlatform,
        saved: {...profile, addresses: [{...onPlatform, preferred: true}]},
        missing: {...profile, addresses: []}
    },
    {
        name: 'a changed address',
        save: (session) => saveAddress(session, {address, isNew: false}),
        write: /^PATCH .*addresses\/home$/,
        answer: onPlatform,
        saved: {...profile, addresses: [onPlatform]},
        missing: {...profile, addresses: [{...onPlatform, city: 'Elko'}]}
    },
    {
        name: 'that an address is removed',
        save: (session) => removeAddress(session, 'home'),
        write: /^DELETE .*addresses\/home$/,
        isRemoval: true,
        answer: null,
        saved: {...profile, addresses: []},
        missing: {...profile, addresses: [onPlatform]}
    }
]

type End = () => unknown

/** Runs a write that ends in a way, while the look-up says something; returns how it ended and how often it was sent. */
const run = async ({save, write}: (typeof writes)[number], end: End, lookUp: End) => {
    let sent = 0
    let looked = 0
    const {commerce} = aCommerce(({method, path, body}) => {
        const call = `${method ?? (body === undefined ? 'GET' : 'POST')} ${path}`
        if (!write.test(call)) {
            looked += 1
            return lookUp()
        }
        sent += 1
        return end()
    })
    const who = {customerId: 'ada', usid: 'u', registered: true}
    const apis = sdkClients(commerce, sdkShop)
    const session = {...who, commerce, apis, mutations: apis}
    const failure: unknown = await save(session).then(
        () => null,
        (error: unknown) => error
    )
    const shown = failure === null ? 'saved' : isEndUnknown(failure) ? 'unknown' : 'refused'
    return {shown, sent, looked: looked > 0}
}

const failing =
    (status: number, body?: object): End =>
    () => {
        throw new CommerceError({status, code: errorCodeOf(status)}, {data: body})
    }
const refusals = [400, 401, 402, 403, 404, 409, 410, 413, 422].map((status) => ({
    status,
    how: `${status} with a body`,
    end: failing(status, {title: 'No'})
}))
const goneStatuses = new Set([404, 410])
const unknowns = [
    ...[408, 425, 429, 500, 502, 503, 504].map((status) => ({
        how: `${status} with a body`,
        end: failing(status, {title: 'No'})
    })),
    ...[400, 403, 404, 409, 410].map((status) => ({
        how: `a web page with ${status}`,
        end: failing(status)
    })),
    {
        how: 'no answer',
        end: () => {
            throw new TypeError('Failed to fetch')
        }
    },
    {how: 'an answer that says nothing', end: () => ({})},
    {how: 'an answer that is none', end: () => 'done'}
]

describe.each(writes)('$name', (write) => {
    const {answer, saved, missing} = write

    test('is saved by one call that is not looked up', async () => {
        const ended = await run(write, () => answer, failing(503))

        expect(ended).toEqual({shown: 'saved', sent: 1, looked: false})
    })

    const refused = refusals.filter(({status}) => !write.isRemoval || !goneStatuses.has(status))
    test.each(refused)('is refused by $how, which is not looked up (D-49)', async ({end}) => {
        const ended = await run(write, end, () => saved)

        expect(ended).toEqual({shown: 'refused', sent: 1, looked: false})
    })

    test.each(unknowns)('is looked up after $how, and never sent again (D-49)', async ({end}) => {
        const [there, absent, unread] = [
            await run(write, end, () => saved),
            await run(write, end, () => missing),
            await run(write, end, failing(503))
        ]

        expect(there).toEqual({shown: 'saved', sent: 1, looked: true})
        expect(absent).toEqual({shown: 'unknown', sent: 1, looked: true})
        expect(unread).toEqual({shown: 'unknown', sent: 1, looked: true})
    })
})

describe('a customer’s password, which nothing can look up', () => {
    const write: (typeof writes)[number] = {
        name: 'a password',
        save: (session) => changePassword(session, {currentPassword: 'p', password: 'q'}),
        write: /^PUT .*customers\/ada\/password$/,
        answer: null,
        saved: {},
        missing: {}
    }

    test.each([
        {how: 'no content', end: () => null, shown: 'saved'},
        ...refusals.map(({how, end}) => ({how, end, shown: 'refused'})),
        ...unknowns.slice(0, -2).map(({how, end}) => ({how, end, shown: 'unknown'}))
    ])('is $shown after $how (D-49)', async ({end, shown}) => {
        expect(await run(write, end, failing(503))).toEqual({shown, sent: 1, looked: false})
    })
})

describe('what a save rejects with, for the page that shows it', () => {
    const saving = (call: () => Promise<unknown>) =>
        savedOnce({call, isSaved: () => Promise.resolve(false)})

    test('after an answer that says nothing: that it cannot be read, like an outage (D-48)', async () => {
        await expect(saving(() => Promise.resolve({}))).rejects.toMatchObject({
            status: 502,
            code: 'garbled',
            isEndUnknown: true
        })
    })

    test('after an unknown end: what the platform said, and when it may be asked again (D-49)', async () => {
        const data = {title: 'Busy'}
        const busy = new CommerceError(
            {status: 429, code: 'bad-request', tryAgainIn: 60},
            {statusText: 'Too Many Requests', data}
        )
        await expect(saving(() => Promise.reject(busy))).rejects.toMatchObject({
            status: 429,
            tryAgainIn: 60,
            statusText: 'Too Many Requests',
            data,
            isEndUnknown: true
        })
    })
})
