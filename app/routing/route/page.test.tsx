import {anAppContext} from '../../../tests/support/a-commerce'
import {definePage, loaderArgs} from './page'

/** Where a page at an address redirects to, if it says that it lives at another one. */
const redirectOf = (address: string, to: string): string | undefined => {
    const page = definePage({loader: () => ({}), redirect: () => ({to}), skeleton: () => null})(
        () => null
    )
    const [path = '', search = ''] = address.split('?')
    const args = loaderArgs(
        anAppContext(() => Promise.resolve({})),
        path,
        search,
        {}
    )
    return page.redirectOf({}, args)?.to
}

test.each`
    address                   | to                       | isRedirect | because
    ${'/search?q=sofa'}       | ${'/search?q=sofa'}      | ${false}   | ${'it is there already'}
    ${'/search?q=sofa&utm=1'} | ${'/search?q=sofa'}      | ${false}   | ${'the rest of the query stays'}
    ${'/search?q=a&q=b'}      | ${'/search?q=a&q=b'}     | ${false}   | ${'repeats count in their order'}
    ${'/search?q=a&q=b'}      | ${'/search?q=b&q=a'}     | ${true}    | ${'another order is another address'}
    ${'/search?q=sofa'}       | ${'/search?q=bed'}       | ${true}    | ${'it asks for something else'}
    ${'/search?q=sofa'}       | ${'/search'}             | ${false}   | ${'the query is kept'}
    ${'/search?q=sofa'}       | ${'/c/sofas'}            | ${true}    | ${'it is another page'}
    ${'/c/sofas'}             | ${'/c/sofas?sort=price'} | ${true}    | ${'it adds something'}
`(
    'a page at $address that lives at $to redirects: $isRedirect, as $because (D-45) [G-09]',
    ({address, to, isRedirect}) => {
        expect(redirectOf(address, to)).toBe(isRedirect ? to : undefined)
    }
)
