import {renderPage} from '../../../tests/support/shop/render-page'
import {PageRedirect} from './redirect'

const left: string[] = []
const leaveFor = (address: string) => left.push(address)

test.each`
    to                                 | address                | away                                 | goes
    ${'/stores?zip=75201'}             | ${'/stores?zip=75201'} | ${[]}                                | ${'stays in the shop'}
    ${'https://careers.example/a%20b'} | ${'/search'}           | ${['https://careers.example/a%20b']} | ${'leaves it by a full page load'}
`('what moved to $to $goes [SEARCH-016, SEARCH-017]', ({to, address, away}) => {
    left.length = 0
    const page = renderPage(<PageRedirect to={to} leaveFor={leaveFor} />, {address: '/search'})

    expect([page.address(), left]).toEqual([address, away])
    expect(page.visited()).toBe(1)
})
