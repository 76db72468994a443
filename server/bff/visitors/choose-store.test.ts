import {urlencoded} from 'express'
import {startExpress} from '../../../tests/support/server/http-server'
import {chooseStore} from './choose-store'

const mayChoose = async (id: string): Promise<boolean> => {
    if (id === '09999') throw new Error('The platform is down')
    return id === '01002'
}

const served = startExpress(urlencoded({extended: false}), chooseStore(true, mayChoose))
afterAll(async () => (await served).close())

const send = async (form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch((await served).address, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers,
        redirect: 'manual'
    })

test('without script a store can be chosen: its cookie is set, and the page is loaded again', async () => {
    const answer = await send({id: '01002', zip: '75024', return: '/store-locator?zip=75024'})

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/store-locator?zip=75024')
    expect(answer.headers.get('set-cookie')).toBe(
        'store=01002.75024.chosen; Max-Age=15552000; Path=/; Secure; SameSite=Lax'
    )
})

test.each`
    form                                     | because
    ${{id: '', zip: '75024'}}                | ${'the store is missing'}
    ${{id: '01002', zip: '7502'}}            | ${'the zip is invalid'}
    ${{id: '01002; Domain=x', zip: '75024'}} | ${'the id is invalid'}
    ${{id: '01003', zip: '75024'}}           | ${'that store may not be chosen (G-54)'}
`('no store cookie is set, as $because', async ({form}) => {
    const answer = await send(form)

    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('location')).toBe('/')
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'there is no redirect to %s',
    async (to) => {
        const answer = await send({id: '01002', zip: '75024', return: to})

        expect(answer.headers.get('location')).toBe('/')
    }
)

test('while the platform is down the shopper’s choice is accepted, and pages check it again', async () => {
    const answer = await send({id: '09999', zip: '75024'})

    expect(answer.headers.get('set-cookie')).toContain('store=09999.75024.chosen')
})
