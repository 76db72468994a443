import {cacheControl} from './route'

const policy = {fresh: 300, stale: 86_400}

test.each`
    given      | status | header
    ${policy}  | ${200} | ${'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'}
    ${policy}  | ${399} | ${'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'}
    ${policy}  | ${404} | ${'public, max-age=0, s-maxage=60'}
    ${policy}  | ${499} | ${'public, max-age=0, s-maxage=60'}
    ${policy}  | ${500} | ${'private, no-store'}
    ${policy}  | ${503} | ${'private, no-store'}
    ${'never'} | ${200} | ${'private, no-store'}
`('a page with status $status is cached as "$header"', ({given, status, header}) => {
    expect(cacheControl(given, status)).toBe(header)
})

test.each`
    given                      | status | header
    ${policy}                  | ${200} | ${'public, max-age=0, s-maxage=60'}
    ${{fresh: 300, stale: 60}} | ${404} | ${'public, max-age=0, s-maxage=60'}
    ${policy}                  | ${503} | ${'private, no-store'}
    ${'never'}                 | ${200} | ${'private, no-store'}
`('with a part missing a page with status $status is cached as "$header"', (row) => {
    expect(cacheControl(row.given, row.status, false)).toBe(row.header)
})
