import express from 'express'
import {startExpress} from '../../../tests/support/server/http-server'
import {shopRoutes} from '@app/shop-routes'
import {oneAddress} from './one-address'

const pages = express
    .Router()
    .get('*', oneAddress(shopRoutes), (_req, res) => void res.send('a page'))
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
    ${'/en_US/cart'}                     | ${'/cart'}
    ${'/C/furniture'}                    | ${'/c/furniture'}
    ${'/C/Furniture/Sofas'}              | ${'/c/Furniture/Sofas'}
    ${'/Es-Us/Shop-All'}                 | ${'/es-US/shop-all'}
    ${'/SEARCH?q=Sofa'}                  | ${'/search?q=Sofa'}
    ${'/P/Sofa/10.0_1A'}                 | ${'/p/Sofa/10.0_1A'}
    ${'/my-accounts/resetpassword/new'}  | ${'/my-accounts/resetPassword/new'}
    ${'/Docusign-Redirect?event=a'}      | ${'/docusign-redirect?event=a'}
    ${'/c/furniture%20'}                 | ${'/c/furniture'}
    ${'/c/furniture/%20%20'}             | ${'/c/furniture'}
    ${'/c/furniture%C2%A0/'}             | ${'/c/furniture'}
    ${'/c/furniture%E2%80%8B'}           | ${'/c/furniture'}
    ${'/c/furniture%e3%80%80'}           | ${'/c/furniture'}
    ${'/c/furniture%E2%80%AF%EF%BB%BF'}  | ${'/c/furniture'}
    ${'/%20'}                            | ${'/'}
    ${'/es-US%20'}                       | ${'/es-US'}
    ${'/c/furniture+'}                   | ${'/c/furniture'}
    ${'/%20c/furniture'}                 | ${'/c/furniture'}
    ${'/%20%E2%80%8Bes-us/cart'}         | ${'/es-US/cart'}
    ${'/+cart'}                          | ${'/cart'}
`('$address redirects permanently to $leads [G-71]', async ({address, leads}) => {
    await expect(request(address)).resolves.toEqual({
        status: 301,
        location: leads,
        // It has the query of one shopper in it (D-45).
        cacheControl: 'private, no-store'
    })
})

test.each([
    'utm_source=mail&utm_medium=a%20b&gclid=Cj0+x',
    'q=sofa&offset=25&zip=75024',
    'event=signing_complete&agreement=A-1',
    'b=2&a=1&b=1&a=',
    'a&b=%E4&%E4=&c=%0A',
    'to=//evil.example/%5C&return=%2F%2Fevil.example',
    'a=1;b=2?c=3',
    `gclid=${'x'.repeat(6000)}`
])('the query leads on as it was sent: %s (D-45)', async (query) => {
    for (const path of ['/shop-all/', '/en-US/shop-all', '/Shop-All', '/shop-all%20'])
        await expect(request(`${path}?${query}`)).resolves.toMatchObject({
            status: 301,
            location: `/shop-all?${query}`
        })
})

test.each`
    address                         | because
    ${'/'}                          | ${'the home page is its slash'}
    ${'/?q=/'}                      | ${'the slash is in its query'}
    ${'/c/furniture'}               | ${'it has none'}
    ${'/search?q=tv/'}              | ${'the slash is in its query'}
    ${'//evil.example/'}            | ${'it would lead to another host'}
    ${'///evil.example/'}           | ${'it would lead to another host'}
    ${'/%5Cevil.example/'}          | ${'a browser may read another host in it'}
    ${'/%2F%2Fevil.example/x/'}     | ${'a browser may read another host in it'}
    ${'/.%2F/evil.example/%0A/'}    | ${'it has a line end in it'}
    ${'/en-US//evil.example'}       | ${'it would lead to another host'}
    ${'/%20/evil.example'}          | ${'it would lead to another host'}
    ${'/es-US/c/furniture'}         | ${'it is the address'}
    ${'/en-usa'}                    | ${'it is no language'}
    ${'/my-accounts/resetPassword'} | ${'its own word has an upper-case letter'}
    ${'/c/Furniture'}               | ${'only the tree knows how a category is spelled'}
    ${'/Old-Page'}                  | ${'no page is meant'}
    ${'/c//furniture'}              | ${'no page is meant'}
    ${'/shop-all;jsessionid=1'}     | ${'no page is meant'}
    ${'/%20/evil.example'}          | ${'no page is meant'}
    ${'/%2F%2Fevil.example%20'}     | ${'a browser may read another host in it'}
    ${'//evil.example%20'}          | ${'it would lead to another host'}
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
