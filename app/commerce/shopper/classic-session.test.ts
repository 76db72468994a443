import {type Call, CommerceError, type Commerce} from '../client'
import {openClassicSession} from './classic-session'

test('a session of the classic storefront is requested once, below the site’s own path [API-039] (G-08)', async () => {
    const calls: Call[] = []
    const own: Commerce = {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-01-01',
        wasPriceRules: {minimumDifferenceCents: 100, maximumAgeDays: 90},
        fetch: (call) => {
            calls.push(call)
            return calls.length === 1
                ? Promise.resolve(null)
                : Promise.reject(new CommerceError({status: 503, code: 'unavailable'}))
        }
    }

    await openClassicSession(own)

    expect(calls).toEqual([{family: 'ocapi', path: '/s/{site}/dw/shop/v22_8/sessions', body: {}}])
    await expect(openClassicSession(own)).rejects.toMatchObject({status: 503})
})
