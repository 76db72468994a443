import {parseStoreChoice} from './store-choice'
import {storeCookieText} from './store-cookie'

test('a store is kept for 180 days, for this shop only', () => {
    expect(storeCookieText({storeId: '01002', zip: '75024', source: 'chosen'}, false)).toBe(
        'store=01002.75024.chosen; Path=/; Max-Age=15552000; SameSite=Lax'
    )
})

test('on a secure site the cookie is sent securely only', () => {
    expect(storeCookieText({zip: '75024', source: 'ip'}, true)).toMatch(
        /^store=\.75024\.ip; .*; Secure$/
    )
})

test('what is written is what is read', () => {
    const choice = {storeId: '01002', zip: '75024', source: 'geo'} as const
    const [pair = ''] = storeCookieText(choice, true).split(';')

    expect(parseStoreChoice(pair.replace('store=', ''))).toEqual(choice)
})
