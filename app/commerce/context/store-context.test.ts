import type {TextStore} from '@app/lib/browser/browser-storage'
import {
    asShopperContext,
    type ContextOwner,
    isContextStored,
    storeSentContext,
    toStoreContext
} from './store-context'

describe('sent context', () => {
    const aStore = (): TextStore => {
        const held = new Map<string, string>()
        return {
            get: (name) => held.get(name) ?? null,
            set: (name, text) => held.set(name, text).has(name),
            remove: (name) => void held.delete(name)
        }
    }

    const guest: ContextOwner = {usid: 'u-1', registered: false, storeId: '01001'}
    const customer: ContextOwner = {...guest, registered: true}
    const hours = (count: number) => count * 60 * 60 * 1000

    test.each`
        sentFor     | requestedFor                    | after         | stored   | because
        ${guest}    | ${guest}                        | ${hours(22)}  | ${true}  | ${'a guest’s lives for a day'}
        ${guest}    | ${guest}                        | ${hours(23)}  | ${false} | ${'it is about to end'}
        ${customer} | ${customer}                     | ${hours(166)} | ${true}  | ${'a customer’s lives for a week'}
        ${customer} | ${customer}                     | ${hours(167)} | ${false} | ${'it is about to end'}
        ${guest}    | ${customer}                     | ${0}          | ${false} | ${'they have signed in since'}
        ${guest}    | ${{...guest, storeId: '01002'}} | ${0}          | ${false} | ${'it is another store'}
        ${guest}    | ${{...guest, usid: 'u-2'}}      | ${0}          | ${false} | ${'it is another session'}
    `(
        'a context is stored after $after ms: $stored, as $because',
        ({sentFor, requestedFor: ownerOf, after, stored}) => {
            const store = aStore()
            storeSentContext(sentFor, 1_000_000, store)

            expect(isContextStored(ownerOf, 1_000_000 + after, store)).toBe(stored)
        }
    )

    test('nothing is stored before anything was sent', () => {
        expect(isContextStored(guest, 0, aStore())).toBe(false)
    })
})

describe('store context', () => {
    const everyFlag = {
        c_venmoEnabled: true,
        c_paypalEnabled: false,
        c_cashAppEnabled: true,
        c_googlePayEnabled: true,
        c_applePayEnabled: true,
        c_payfoneEnabled: true,
        c_depositAmount: 50,
        c_reservationEnabled: true,
        c_reservationPeriodDays: 3,
        c_onlineReturnEnabled: true,
        c_deliveryTrackingEnabled: true,
        c_agreementEnabled: true,
        c_decisionEngineEnabled: true,
        c_identityVerificationEnabled: true,
        c_benefitsPlusType: 'BPLUS',
        c_ldwEnabled: true,
        c_epoEnabled: true,
        c_extendedAisleEnabled: true,
        c_hubStore: true,
        c_isStoreHighRisk: true,
        c_merchantId: 'HMWD01001',
        c_specialsFrom: '2030-01-01',
        c_specialsTo: '2030-02-01',
        c_inventoryPromoEnabled: true
    }

    const store = {
        ...everyFlag,
        id: '01001',
        address1: '1025 Oak Ave',
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210-4417',
        phone: '(213) 555-0101',
        distance: 3.5,
        c_zoneID: '4',
        c_geopoolStores: ['01002', '01003'],
        c_fz_tagline: 'Locally owned'
    }

    const context = toStoreContext(store)

    test('every flag of a store appears in its context [STORE-067]', () => {
        expect(Object.values(context?.flags ?? {})).toEqual(Object.values(everyFlag))
        expect(context?.flags).toMatchObject({
            venmoEnabled: true,
            paypalEnabled: false,
            depositAmount: 50,
            storeDecisionEngineEnable: true,
            specialsTo: '2030-02-01'
        })
    })

    test('a flag that a store does not bring is left out', () => {
        expect(toStoreContext({id: '01001'})?.flags).toEqual({})
    })

    test('a franchise brings its tagline, and a zip ends at its hyphen [STORE-066, STORE-073]', () => {
        expect(context).toMatchObject({
            fzTagline: 'Locally owned',
            postalCode: '90210',
            formattedStoreAddress: '1025 Oak Ave, Beverly Hills, CA 90210'
        })
    })

    test('what has no id is no store', () => {
        expect(toStoreContext({city: 'Plano'})).toBeUndefined()
    })

    test('the shopper context is texts, and never more than twenty', () => {
        const body = context && asShopperContext(context, '203.0.113.7')

        expect(Object.keys(body?.customQualifiers ?? {}).length).toBeLessThanOrEqual(20)
        expect(body).toMatchObject({
            customQualifiers: {
                storeId: '01001',
                fzTagline: 'Locally owned',
                geopoolStores: '01002,01003',
                zoneId: '4',
                storeDistance: '3.5',
                isRAFPromoAvailable: 'false'
            },
            assignmentQualifiers: {storeId: '01001'},
            clientIp: '203.0.113.7'
        })
        expect(JSON.parse(body?.customQualifiers.storeFlags ?? '')).toEqual(context?.flags)
    })

    test.each`
        ip               | sent
        ${'203.0.113.7'} | ${true}
        ${'2001:db8::7'} | ${false}
        ${'not-an-ip'}   | ${false}
    `('the address $ip is sent on: $sent', ({ip, sent}) => {
        const body = context && asShopperContext(context, ip)

        expect(body && 'clientIp' in body).toBe(sent)
    })
})
