import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {aProduct} from '../../../../tests/support/values/builders'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {Gallery} from './gallery'

// jsdom knows the element, but not how to open and close it.
beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
        this.open = false
        fireEvent(this, new Event('close'))
    }
})

const showGallery = () => showInShop(<Gallery name="Avery Sofa" pictures={aProduct().images} />)

const enlarge = async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Enlarge the picture'}))
    return screen.findByRole('dialog', {name: 'Avery Sofa'})
}

test('the picture that is shown can be seen as large as it is stored', async () => {
    showGallery()

    await userEvent.click(screen.getByRole('link', {name: 'Picture 2 of 2'}))
    const large = within(await enlarge()).getByRole('img', {name: 'Sofa, side'})

    expect(large).toHaveAttribute('src', expect.stringContaining('sw=1600'))
})

test('the large view closes by its button, and by the browser’s own ways', async () => {
    showGallery()

    await enlarge()
    await userEvent.click(screen.getByRole('button', {name: 'Close the large picture'}))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    fireEvent(await enlarge(), new Event('close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the large view has no accessibility faults, and can be scrolled by keyboard', async () => {
    const {container} = showGallery()

    const dialog = await enlarge()

    expect(within(dialog).getByRole('group', {name: 'Avery Sofa'})).toHaveAttribute('tabindex', '0')
    expect(await axe(container)).toHaveNoViolations()
})
