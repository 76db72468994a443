import {choiceOfClass} from './request-class'
import {processRequest} from './request-processor'

const processed = (cookie: string | undefined, querystring = '', path = '/c/furniture') => {
    const seen = {requestClass: ''}
    const answer = processRequest({
        path,
        querystring,
        headers: {getHeader: () => cookie},
        setRequestClass: (value) => {
            seen.requestClass = value
        }
    })
    return {...answer, ...seen}
}

test.each`
    cookie                                     | requestClass     | because
    ${undefined}                               | ${''}            | ${'no store is known'}
    ${'store=00123.90210.chosen'}              | ${'00123.90210'} | ${'store and zip make the page'}
    ${'a=b; store=00123.90210.auto; c=d'}      | ${'00123.90210'} | ${'who gave the place does not'}
    ${'store=.90210.geo'}                      | ${'.90210'}      | ${'a zip without store is shown too'}
    ${'store=00123.9021.chosen'}               | ${''}            | ${'a zip has five digits'}
    ${'store=<script>.90210.chosen'}           | ${''}            | ${'an id has no markup'}
    ${`store=${'9'.repeat(500)}.90210.chosen`} | ${''}            | ${'an id is short'}
    ${'restore=00123.90210.chosen'}            | ${''}            | ${'another cookie is another cookie'}
`('cookie "$cookie": request class "$requestClass", as $because', ({cookie, requestClass}) => {
    expect(processed(cookie).requestClass).toBe(requestClass)
})

test.each`
    query                                  | used
    ${''}                                  | ${''}
    ${'utm_source=mail&sort=MOST_POPULAR'} | ${'sort=MOST_POPULAR'}
    ${'limit=50&q=sofa'}                   | ${'q=sofa&limit=50'}
    ${'__server_timing=1&mobify_pretty=1'} | ${''}
`('from the query "$query" a page uses "$used"', ({query, used}) => {
    expect(processed(undefined, query).querystring).toBe(used)
})

test('a call keeps its parameters, as it is not a page', () => {
    expect(
        processed(undefined, 'siteId=Homeward&ids=1%2C2', '/api/commerce/products').querystring
    ).toBe('siteId=Homeward&ids=1%2C2')
})

test.each`
    path                      | used
    ${'/store-locator'}       | ${'zip=75024&shown=20'}
    ${'/es-US/store-locator'} | ${'zip=75024&shown=20'}
    ${'/c/furniture'}         | ${'q=sofa'}
    ${'/shop-all'}            | ${'q=sofa'}
    ${'/store-locator/x'}     | ${''}
    ${'/contact-us'}          | ${''}
`('the page at $path uses "$used"', ({path, used}) => {
    const query = 'shown=20&zip=75024&lat=33.1&q=sofa'

    expect(processed(undefined, query, path).querystring).toBe(used)
})

test.each`
    path                    | used
    ${'/claim-offer'}       | ${'code=HW00000001'}
    ${'/es-US/claim-offer'} | ${'code=HW00000001'}
    ${'/pre-approved'}      | ${'code=HW00000001'}
    ${'/approved'}          | ${''}
`('for a mailed link to $path our server gets "$used" (D-21)', ({path, used}) => {
    const query = 'utm_source=mail&code=HW00000001'

    expect(processed(undefined, query, path).querystring).toBe(used)
})

test('a page in a frame has a place of its own in a cache, and the same store [D-02]', () => {
    const cookie = 'store=01001.90210.chosen'
    const classes: string[] = []
    const processedIn = (dest: string | undefined) =>
        processRequest({
            path: '/',
            querystring: '',
            headers: {getHeader: (name) => ({cookie, 'sec-fetch-dest': dest})[name]},
            setRequestClass: (value) => void classes.push(value)
        })
    processedIn('document')
    processedIn('iframe')

    const [shown, framed] = classes
    expect(framed).not.toBe(shown)
    expect(choiceOfClass(framed)).toEqual(choiceOfClass(shown))
    expect(choiceOfClass(framed)).toMatchObject({storeId: '01001', zip: '90210'})
})

test.each`
    path                              | used
    ${'/link-agreement'}              | ${'token=abc'}
    ${'/es-US/link-agreement'}        | ${'token=abc'}
    ${'/my-accounts/resetPassword'}   | ${'token=abc&email=a%40b.example'}
    ${'/thankyou-agreement-signed/x'} | ${''}
`('for a mailed link to $path our server gets "$used" (D-21) [ROUTE-034]', ({path, used}) => {
    const query = 'token=abc&email=a%40b.example&utm_source=mail'

    expect(processed(undefined, query, path).querystring).toBe(used)
})
