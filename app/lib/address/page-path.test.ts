import {asRead, pagePath, pagePathAt} from './page-path'

test.each`
    pathname                    | page
    ${'/'}                      | ${'/'}
    ${'/es-US'}                 | ${'/'}
    ${'/es-US/'}                | ${'/'}
    ${'/c/furniture'}           | ${'/c/furniture'}
    ${'/es-US/c/furniture//'}   | ${'/c/furniture'}
    ${'/c/old%20sofas'}         | ${'/c/old%20sofas'}
    ${'/c/old sofas'}           | ${'/c/old%20sofas'}
    ${'/p/caf%c3%a9-table/1'}   | ${'/p/caf%C3%A9-table/1'}
    ${'/p/caf%C3%A9-table/%31'} | ${'/p/caf%C3%A9-table/1'}
    ${'/p/a%2Fb/1'}             | ${'/p/a%2Fb/1'}
    ${'/c/100%25'}              | ${'/c/100%'}
    ${'/c/%E0%A4%A'}            | ${'/c/%E0%A4%A'}
`('the page at $pathname knows itself as $page [G-71]', ({pathname, page}) => {
    const read = asRead(pathname)

    expect(pagePath(read)).toBe(page)
    expect(asRead(page)).toBe(asRead(pagePath(read)))
})

test('the page at an address is the same with and without a query or a fragment [G-71]', () => {
    const addresses = ['/c/sofas', '/es-US/c/sofas/?offset=25', '/c/%73ofas#top', '/c/sofas?q=a/']

    expect(new Set(addresses.map(pagePathAt))).toEqual(new Set(['/c/sofas']))
})
