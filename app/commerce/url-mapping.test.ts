import {aCommerce} from '../../tests/support/a-commerce'
import {CommerceError, errorCodeOf} from './client'
import {urlMapping} from './url-mapping'

const failing = (status: number, data?: unknown) => () => {
    throw new CommerceError({status, code: errorCodeOf(status)}, {data})
}

/** What the platform says with a refusal. */
const problem = {type: 'https://api.example/errors/url-mapping-not-found', title: 'Not found'}

test.each`
    answer                                       | destination
    ${{destination: '/c/furniture'}}             | ${'/c/furniture'}
    ${{destinationUrl: '/c/furniture'}}          | ${'/c/furniture'}
    ${{destination: '/a', destinationUrl: '/b'}} | ${'/a'}
    ${{destination: ''}}                         | ${null}
    ${{resourceType: 'CATEGORY'}}                | ${null}
`('the answer $answer leads to $destination [API-056] (G-19)', async ({answer, destination}) => {
    const {commerce} = aCommerce(() => answer)

    await expect(urlMapping(commerce, 'old-sofas').fetch()).resolves.toBe(destination)
})

test.each([
    null,
    [],
    'moved',
    {},
    {destination: {href: '/a'}},
    {type: 'https://api.example/errors/internal', title: 'Internal error'}
])(
    'the answer %j is no mapping: it is a failure, and not an address that leads nowhere (D-48)',
    async (answer) => {
        await expect(
            urlMapping(aCommerce(() => answer).commerce, 'x').fetch()
        ).rejects.toMatchObject({
            code: 'garbled'
        })
    }
)

/** As the server's entry throws it, whose copy of the class is another one. */
const failingElsewhere = () => {
    throw Object.assign(new Error(), {status: 404, code: 'not-found', data: problem})
}

test.each([failing(404, problem), failingElsewhere])(
    'an address that is not mapped leads nowhere, whoever says so',
    async (answer) => {
        await expect(urlMapping(aCommerce(answer).commerce, 'x').fetch()).resolves.toBeNull()
    }
)

test.each([400, 403, 410, 414, 422])(
    'a segment that the platform refuses with %i leads nowhere (D-49)',
    async (status) => {
        const {commerce} = aCommerce(failing(status, problem))

        await expect(urlMapping(commerce, 'x').fetch()).resolves.toBeNull()
    }
)

test.each([401, 408, 425, 429, 500, 502, 503, 504])(
    'after %i it is not known where an address leads (D-49)',
    async (status) => {
        const {commerce} = aCommerce(failing(status))

        await expect(urlMapping(commerce, 'x').fetch()).rejects.toMatchObject({status})
    }
)

test('a refusal that cannot be read says nothing about the address (D-49)', async () => {
    const {commerce} = aCommerce(failing(404))

    await expect(urlMapping(commerce, 'x').fetch()).rejects.toMatchObject({status: 502})
})

test('the segment is sent unchanged', async () => {
    const {commerce, calls} = aCommerce(() => ({destination: '/store-locator'}))

    await urlMapping(commerce, 'store locator').fetch()

    expect(calls).toEqual([
        {
            path: '/site/shopper-seo/v1/organizations/{org}/url-mapping',
            query: {urlSegment: 'store locator'}
        }
    ])
})
