import express from 'express'
import {startExpress} from '../../../tests/support/http-server'
import {oneAddress} from './one-address'

const pages = express.Router().get('*', oneAddress, (_req, res) => void res.send('a page'))
const served = startExpress(pages, (_req, res) => void res.send('no page'))
afterAll(async () => (await served).close())

const request = async (address: string, method = 'GET') => {
    const {address: shop} = await served
    const answer = await fetch(shop + address, {method, redirect: 'manual'})
    return {
        status: answer.status,
        location: answer.headers.get('location'),
        cacheControl: answer.headers.get('cache-control')
    }
}

test.each`
    address                              | leads
    ${'/shop-all/'}                      | ${'/shop-all'}
    ${'/c/furniture/?offset=25&limit=5'} | ${'/c/furniture?offset=25&limit=5'}
    ${'/es-US/'}                         | ${'/es-US'}
    ${'/es-US/contact-us///'}            | ${'/es-US/contact-us'}
    ${'/search/?q=a%2Fb/'}               | ${'/search?q=a%2Fb/'}
    ${'/en-US'}                          | ${'/'}
    ${'/en-US/c/furniture?offset=25'}    | ${'/c/furniture?offset=25'}
    ${'/en-us/cart/'}                    | ${'/cart'}
    ${'/es-us'}                          | ${'/es-US'}
    ${'/ES-us/c/furniture'}              | ${'/es-US/c/furniture'}
`('$address redirects permanently to $leads [G-71]', async ({address, leads}) => {
    await expect(request(address)).resolves.toEqual({
        status: 301,
        location: leads,
        cacheControl: 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'
    })
})

test.each`
    address                      | because
    ${'/'}                       | ${'the home page is its slash'}
    ${'/?q=/'}                   | ${'the slash is in its query'}
    ${'/c/furniture'}            | ${'it has none'}
    ${'/search?q=tv/'}           | ${'the slash is in its query'}
    ${'//evil.example/'}         | ${'it would lead to another host'}
    ${'///evil.example/'}        | ${'it would lead to another host'}
    ${'/%5Cevil.example/'}       | ${'a browser may read another host in it'}
    ${'/%2F%2Fevil.example/x/'}  | ${'a browser may read another host in it'}
    ${'/.%2F/evil.example/%0A/'} | ${'it has a line end in it'}
    ${'/en-US//evil.example'}    | ${'it would lead to another host'}
    ${'/es-US/c/furniture'}      | ${'it is the address'}
    ${'/en-usa'}                 | ${'it is no language'}
`('$address is not redirected, as $because [G-71]', async ({address}) => {
    await expect(request(address)).resolves.toMatchObject({status: 200, location: null})
})

test.each`
    method    | status
    ${'HEAD'} | ${301}
    ${'POST'} | ${200}
    ${'PUT'}  | ${200}
`('$method for an address with a trailing slash: $status', async ({method, status}) => {
    await expect(request('/shop-all/', method)).resolves.toMatchObject({status})
})
