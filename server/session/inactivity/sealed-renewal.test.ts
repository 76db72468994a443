import {sealed, unsealed} from './sealed-renewal'

const renewal = {
    status: 200,
    cookies: ['cc-at_Homeward=new-access; HttpOnly', 'cc-nx_Homeward=new-refresh; HttpOnly'],
    body: Buffer.from('{"expires_in":1800}')
}

test('who has the old token reads the answer, nobody else, and no token stands in it [D-15]', () => {
    const text = sealed(renewal, 'the-old-token')

    expect(unsealed(text, 'the-old-token')).toEqual(renewal)
    expect(unsealed(text, 'another-token')).toBeNull()
    expect(Buffer.from(text, 'base64url').toString('latin1')).not.toMatch(/new-|old-|expires/)
    expect(sealed(renewal, 'the-old-token')).not.toBe(text)
})

test.each([
    ['nothing', undefined],
    ['an empty text, as while another server renews', ''],
    ['too short a text', 'abc'],
    ['a text of ours that was changed', sealed(renewal, 'a').replace(/.$/, '*')],
    ['another program’s text', Buffer.from('x'.repeat(200)).toString('base64url')]
])('%s is no answer', (_, text) => {
    expect(unsealed(text, 'a')).toBeNull()
})
