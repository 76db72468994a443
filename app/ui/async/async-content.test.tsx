import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {showInShop} from '../../../tests/support/shop/render-page'
import {AsyncContent, type AsyncState} from './async-content'

const shown = (from: AsyncState<string[] | null>) =>
    showInShop(
        <AsyncContent from={from} skeleton="skeleton" empty="empty">
            {(names) => names.join(', ')}
        </AsyncContent>
    ).container.textContent

test.each<[string, AsyncState<string[] | null>, string]>([
    ['what is loading', {state: 'loading'}, 'skeleton'],
    ['an empty list', {state: 'ready', value: []}, 'empty'],
    ['nothing', {state: 'ready', value: null}, 'empty'],
    ['a list', {state: 'ready', value: ['sofa', 'bed']}, 'sofa, bed']
])('%s shows as it should', (_, from, text) => {
    expect(shown(from)).toBe(text)
})

test('what failed says so, and can be tried again', async () => {
    const tries: string[] = []
    shown({state: 'failed', retry: () => tries.push('again')})

    await userEvent.click(screen.getByRole('button', {name: 'Try again'}))

    expect(screen.getByText('We couldn’t load this part of the page.')).toHaveTextContent(
        'page. Try again'
    )
    expect(tries).toEqual(['again'])
})

test('a section may rather vanish when it failed', () => {
    const {container} = showInShop(
        <AsyncContent from={{state: 'failed'}} skeleton="skeleton" empty="empty" failed={null}>
            {() => 'ready'}
        </AsyncContent>
    )

    expect(container).toBeEmptyDOMElement()
})
