import {aCommerce} from '../../tests/support/a-commerce'
import {CommerceError} from './client'
import {urlMapping} from './url-mapping'

const failing = (status: number) => () => {
    throw new CommerceError({status, code: status === 404 ? 'not-found' : 'unavailable'})
}

test.each`
    answer                                       | destination
    ${{destination: '/c/furniture'}}             | ${'/c/furniture'}
    ${{destinationUrl: '/c/furniture'}}          | ${'/c/furniture'}
    ${{destination: '/a', destinationUrl: '/b'}} | ${'/a'}
    ${{destination: ''}}                         | ${null}
    ${{destination: {href: '/a'}}}               | ${null}
    ${{resourceType: 'CATEGORY'}}                | ${null}
    ${null}                                      | ${null}
`('the answer $answer leads to $destination [API-056] (G-19)', async ({answer, destination}) => {
    const {commerce} = aCommerce(() => answer)

    await expect(urlMapping(commerce, 'old-sofas').fetch()).resolves.toBe(destination)
})

/** As the server's entry throws it, whose copy of the class is another one. */
const failingElsewhere = () => {
    throw Object.assign(new Error(), {status: 404, code: 'not-found'})
}

test.each([failing(404), failingElsewhere])(
    'an address that is not mapped leads nowhere, whoever says so',
    async (answer) => {
        await expect(urlMapping(aCommerce(answer).commerce, 'x').fetch()).resolves.toBeNull()
    }
)

test('a platform that is down is not the same as one that knows nothing', async () => {
    await expect(urlMapping(aCommerce(failing(503)).commerce, 'x').fetch()).rejects.toMatchObject({
        status: 503
    })
})

test('the segment is sent unchanged', async () => {
    const {commerce, calls} = aCommerce()

    await urlMapping(commerce, 'store locator').fetch()

    expect(calls).toEqual([
        {
            path: '/site/shopper-seo/v1/organizations/{org}/url-mapping',
            query: {urlSegment: 'store locator'}
        }
    ])
})
