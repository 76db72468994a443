import {appContextFromState, ownAddress} from './browser-context'
import {storefrontConfig} from './storefront-config'

describe('the address of an endpoint of our own server', () => {
    it.each([
        ['no query', {path: '/visitor/recommendations'}, '/api/visitor/recommendations'],
        ['a query', {path: '/session', query: {page: '/cart'}}, '/api/session?page=%2Fcart'],
        ['a part that is not given', {path: '/session', query: {page: undefined}}, '/api/session']
    ])('with %s', (_, call, address) => {
        expect(ownAddress(call)).toBe(address)
    })
})

describe('the site of a page', () => {
    const state = {
        locale: 'en-US' as const,
        origin: 'https://shop.example',
        choice: null,
        storeId: '01001',
        queries: [],
        failures: []
    }

    it('is the default one if the page names none', () => {
        const {site, commerce} = appContextFromState(state)

        expect({site, siteId: commerce.siteId}).toEqual({site: undefined, siteId: 'Homeward'})
    })

    it('is the one that the page names, for its calls and for its session’s cookies [CONFIG-001]', () => {
        const own = {id: 'HomewardOutlet', locales: ['en-US' as const]}
        const {site, commerce} = appContextFromState({...state, site: own})

        expect({site, siteId: commerce.siteId}).toEqual({site: own, siteId: 'HomewardOutlet'})
        expect(storefrontConfig().defaultSite).toBe('HomewardOutlet')
    })
})
