import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {aProduct} from '../../../../tests/support/values/builders'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {ShareProduct} from './share-product'

const product = aProduct({name: 'Avery Sofa', path: '/p/avery-sofa/sofa-1'})

/** The browser's sheet or clipboard, which takes what it is given or fails with an error of this name. */
const withTaker = (kind: 'share' | 'clipboard', failure?: string) => {
    const taken: unknown[] = []
    const take = (given: unknown) => {
        taken.push(given)
        return failure ? Promise.reject(new DOMException('No', failure)) : Promise.resolve()
    }
    const value = kind === 'share' ? take : {writeText: take}
    Object.defineProperty(navigator, kind, {configurable: true, value})
    return taken
}

const withNone = () => {
    for (const name of ['share', 'clipboard'])
        Object.defineProperty(navigator, name, {configurable: true, value: undefined})
}

beforeEach(withNone)
afterEach(withNone)

const show = (locale: 'en-US' | 'es-US' = 'en-US') =>
    renderPage(<ShareProduct product={product} />, {context: {locale}})

const press = async () => {
    const button = screen.getByRole('button', {name: 'Share'})
    button.focus()
    await userEvent.keyboard('{Enter}')
    return button
}

test.each`
    locale     | url
    ${'en-US'} | ${'https://shop.example/p/avery-sofa/sofa-1'}
    ${'es-US'} | ${'https://shop.example/es-US/p/avery-sofa/sofa-1'}
`('in $locale the device’s sheet gets the name and $url', async ({locale, url}) => {
    const taken = withTaker('share')
    const {container} = show(locale)
    expect(await axe(container)).toHaveNoViolations()

    await press()

    expect(taken).toEqual([{title: 'Avery Sofa', url}])
    expect(screen.queryByText(/link/)).toBeNull()
})

test('without a sheet the link is copied, a message says so, and the focus stays', async () => {
    const taken = withTaker('clipboard')
    show()

    const button = await press()

    expect(await screen.findByText('The link to this item has been copied.')).toBeVisible()
    expect(taken).toEqual(['https://shop.example/p/avery-sofa/sofa-1'])
    expect(button).toHaveFocus()
})

test('whoever closes the sheet is told nothing, and nothing is copied', async () => {
    const shared = withTaker('share', 'AbortError')
    const copied = withTaker('clipboard')
    show()

    await press()

    await waitFor(() => expect(shared).toHaveLength(1))
    expect(copied).toEqual([])
    expect(screen.queryByText(/link/)).toBeNull()
})

test('what fails is told, and the button is there for another try', async () => {
    withTaker('clipboard', 'NotAllowedError')
    show()

    const button = await press()

    expect(
        await screen.findByText('Your browser could neither share the link nor copy it.')
    ).toBeVisible()
    expect(button).toBeEnabled()
})

test('a browser that can do neither has no button, nor has the server', () => {
    const {container} = show()

    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelector('button')).toBeNull()
})
