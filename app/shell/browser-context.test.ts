import {ownAddress} from './browser-context'

describe('the address of an endpoint of our own server', () => {
    it.each([
        ['no query', {path: '/visitor/recommendations'}, '/api/visitor/recommendations'],
        ['a query', {path: '/session', query: {page: '/cart'}}, '/api/session?page=%2Fcart'],
        ['a part that is not given', {path: '/session', query: {page: undefined}}, '/api/session']
    ])('with %s', (_, call, address) => {
        expect(ownAddress(call)).toBe(address)
    })
})
