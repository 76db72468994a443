import {testSandbox} from '../tests/test-sandbox'

const {call, guestToken, close} = testSandbox()
const token = guestToken()
afterAll(close)

const map = (segment: string) =>
    call(
        `GET /site/shopper-seo/v1/organizations/{org}/url-mapping?siteId=Homeward&urlSegment=${encodeURIComponent(segment)}`,
        {token}
    )

test.each`
    segment                          | answer
    ${'p/any-words/100001'}          | ${{resourceType: 'PRODUCT', resourceId: '100001'}}
    ${'/product/100001'}             | ${{resourceType: 'PRODUCT', resourceId: '100001'}}
    ${'c/furniture/living-room'}     | ${{resourceType: 'CATEGORY', resourceId: 'furniture-living-room'}}
    ${'furniture/living-room/sofas'} | ${{resourceType: 'CATEGORY', destination: '/c/furniture/living-room/sofas'}}
    ${'TVs'}                         | ${{statusCode: 301, destination: '/c/electronics/televisions', destinationUrl: '/c/electronics/televisions'}}
    ${'jobs'}                        | ${{statusCode: 302, destination: 'http://sandbox/jobs'}}
`('$segment is mapped [API-056]', async ({segment, answer}) => {
    const {status, body} = await map(segment)

    expect(status).toBe(200)
    expect(body).toMatchObject(answer)
})

test.each([
    'no/such/path',
    'p/words/no-such-product',
    'root',
    'sofa',
    "' OR 1=1",
    '//evil.example',
    '__proto__'
])('%j is not mapped', async (segment) => {
    expect((await map(segment)).status).toBe(404)
})
