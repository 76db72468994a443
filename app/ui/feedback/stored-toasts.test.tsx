import {act, screen} from '@testing-library/react'
import {showInShop} from '../../../tests/support/shop/render-page'
import {storeToast} from './stored-toasts'
import {Toaster} from './toast'
import {toaster} from './toaster'

afterEach(() => {
    act(() => void toaster.remove())
    sessionStorage.clear()
})

test('what was said before a full page load is said after it, once', async () => {
    storeToast('welcome', {name: 'Ada'})
    const {unmount} = showInShop(<Toaster />)

    expect(await screen.findByText("Welcome Ada, You're now signed in.")).toBeVisible()
    expect(sessionStorage).toHaveLength(0)

    act(() => void toaster.remove())
    unmount()
    showInShop(<Toaster />)
    expect(screen.queryByText(/Welcome/)).not.toBeInTheDocument()
})

test('only the text’s id and a first name are stored', () => {
    storeToast('welcome', {name: 'Ada'})
    storeToast('sign-in-first')

    expect(sessionStorage.getItem('toasts')).toBe(
        '[{"id":"welcome","values":{"name":"Ada"}},{"id":"sign-in-first","values":{}}]'
    )
})

test.each(['{', '{}', '[1,null,{"id":7}]', '[{"id":"toString","values":{}}]'])(
    'what is not ours in the storage (%s) says nothing',
    async (stored) => {
        sessionStorage.setItem('toasts', stored)

        showInShop(<Toaster />)

        await act(async () => {
            await Promise.resolve()
        })
        expect(screen.queryByRole('region')).not.toBeInTheDocument()
    }
)
