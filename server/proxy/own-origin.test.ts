import {startExpress} from '../../tests/support/server/http-server'
import {ownOrigin} from './own-origin'

const server = startExpress(ownOrigin, (_req, res) => void res.json({}))
afterAll(async () => (await server).close())

test.each`
    method      | headers                                                                    | status
    ${'POST'}   | ${{'sec-fetch-site': 'same-origin'}}                                       | ${200}
    ${'POST'}   | ${{'sec-fetch-site': 'none'}}                                              | ${200}
    ${'POST'}   | ${{'sec-fetch-site': 'same-site'}}                                         | ${403}
    ${'POST'}   | ${{'sec-fetch-site': 'cross-site'}}                                        | ${403}
    ${'POST'}   | ${{'sec-fetch-site': 'anything else'}}                                     | ${403}
    ${'POST'}   | ${{'sec-fetch-site': 'cross-site', 'x-site-id': 'Homeward'}}               | ${403}
    ${'POST'}   | ${{origin: 'https://elsewhere.example'}}                                   | ${403}
    ${'POST'}   | ${{origin: 'null'}}                                                        | ${403}
    ${'POST'}   | ${{origin: 'https://elsewhere.example', 'x-requested-with': 'storefront'}} | ${403}
    ${'POST'}   | ${{}}                                                                      | ${403}
    ${'POST'}   | ${{'x-site-id': 'Homeward'}}                                               | ${200}
    ${'POST'}   | ${{'x-requested-with': 'storefront'}}                                      | ${200}
    ${'PUT'}    | ${{'sec-fetch-site': 'cross-site'}}                                        | ${403}
    ${'PATCH'}  | ${{'sec-fetch-site': 'cross-site'}}                                        | ${403}
    ${'DELETE'} | ${{'sec-fetch-site': 'cross-site'}}                                        | ${403}
    ${'GET'}    | ${{'sec-fetch-site': 'cross-site'}}                                        | ${200}
    ${'HEAD'}   | ${{'sec-fetch-site': 'cross-site'}}                                        | ${200}
`(
    'a $method with $headers is answered with $status [ASVS-3.5.1]',
    async ({method, headers, status}) => {
        const answer = await fetch((await server).address, {method, headers})

        expect(answer.status).toBe(status)
    }
)

test('a page of our own host may change something, also where its browser names only the origin', async () => {
    const {address} = await server

    const answer = await fetch(address, {
        method: 'POST',
        headers: {origin: new URL(address).origin}
    })

    expect(answer.status).toBe(200)
})
