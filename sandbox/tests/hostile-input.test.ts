import {endpoints} from '../endpoints'
import {testSandbox} from './test-sandbox'

const sandbox = testSandbox()
afterAll(() => sandbox.close())

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

const texts = [
    "'; DROP TABLE basket; --",
    '<script>alert(1)</script>',
    '\u0000',
    '../../../etc/passwd',
    '__proto__',
    'a'.repeat(1000)
]

const bodies: unknown[] = [
    null,
    0,
    'text',
    [],
    {},
    [null],
    [[]],
    deep(500),
    JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}'),
    {email: {}, login: [], customer: 'x', password: 1},
    {customer: {login: texts[0], email: 'a@b.c', lastName: {}}, password: 'Aa1!aaaa'},
    {basketId: {$ne: null}, query: texts[0], storeIds: [texts[0]], filters: [{key: texts[0]}]},
    [{productId: texts[0], quantity: 1e308}],
    [{productId: '100001', quantity: -1}],
    {quantity: Number.MAX_SAFE_INTEGER, amount: -1, paymentMethodId: texts[4]},
    {c_big: 'x'.repeat(50_000), c_deep: {a: {b: 1}}},
    Object.fromEntries(Array.from({length: 2000}, (_, index) => [`c_${index}`, index]))
]

const queries = [
    '',
    '?siteId=Homeward',
    '?siteId=Homeward&locale=xx-XX',
    '?siteId=Homeward&ids=&refine=&limit=-1&offset=1e9&q=%00',
    `?siteId=Homeward&q=${encodeURIComponent('"*:NEAR/()')}&ids=${encodeURIComponent(texts[0] ?? '')}`,
    `?siteId=Homeward&c_q=${encodeURIComponent('%\u0000"')}&c_prefs=__proto__,constructor&urlSegment=/%25`
]

const called = endpoints.map(({method, path}) => `${method} ${path}`)

const at = (path: string, value: string) =>
    path.replace(/:organizationId/, '{org}').replace(/:\w+\*?/g, encodeURIComponent(value))

test.each(called)('%s refuses invalid input, and never fails', async (line) => {
    const [method, path = ''] = line.split(' ')
    const token = sandbox.guestToken()
    const sends = method !== 'GET'
    const calls = [
        ...texts.map((text) => ({
            to: `${at(path, text)}?siteId=Homeward`,
            body: sends ? {} : undefined
        })),
        ...queries.map((query) => ({
            to: `${at(path, '100001')}${query}`,
            body: sends ? {} : undefined
        })),
        ...(sends ? bodies.map((body) => ({to: `${at(path, 'x')}?siteId=Homeward`, body})) : [])
    ]

    const answers = await Promise.all(
        calls.map(async ({to, body}) => {
            const {status} = await sandbox.call(`${method} ${to}`, {token, body})
            return {to, body, status}
        })
    )

    expect(answers.filter(({status}) => status >= 500)).toEqual([])
})

test('the hostile input has not changed Object.prototype', () => {
    expect(Object.prototype).not.toHaveProperty('isAdmin')
})
