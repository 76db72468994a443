import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {createMemoryHistory} from 'history'
import {showInShop} from '../../../tests/support/shop/render-page'
import {useNavigate} from './location'

const Leader = ({to}: {to: string}) => {
    const goTo = useNavigate()
    return (
        <button type="button" onClick={() => goTo(to)}>
            Go
        </button>
    )
}

test.each`
    address                     | pages | situation
    ${'/search?q=sofa'}         | ${2}  | ${'another page'}
    ${'/cart'}                  | ${2}  | ${'the page on screen with another query'}
    ${'/cart?promo=sofa+%26+b'} | ${1}  | ${'the page on screen'}
`('$situation, $address, leaves $pages pages to go back through', async ({address, pages}) => {
    const history = createMemoryHistory({initialEntries: ['/es-US/cart?promo=sofa+%26+b']})
    showInShop(<Leader to={address} />, '/es-US', history)

    await userEvent.click(screen.getByRole('button', {name: 'Go'}))

    expect(history.createHref(history.location)).toBe(`/es-US${address}`)
    expect(history).toHaveLength(pages)
})
