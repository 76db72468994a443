import {screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {useOverlayTurn} from '@app/ui/overlay/overlay-queue'
import {aProduct} from '../../../../tests/support/values/builders'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {Gallery} from './gallery'

const showGallery = () => showInShop(<Gallery name="Avery Sofa" pictures={aProduct().images} />)

/** The large view, once it has the focus: its library hears the keyboard from then on. */
const enlarge = async () => {
    await userEvent.click(screen.getByRole('button', {name: 'Enlarge the picture'}))
    const dialog = await screen.findByRole('dialog', {name: 'Avery Sofa'})
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    return dialog
}

test('the picture that is shown can be seen as large as it is stored', async () => {
    showGallery()

    await userEvent.click(screen.getByRole('link', {name: 'Picture 2 of 2'}))
    const large = within(await enlarge()).getByRole('img', {name: 'Sofa, side'})

    expect(large).toHaveAttribute('src', expect.stringContaining('sw=1600'))
})

test('the large view closes by its button and by Escape, and the focus returns', async () => {
    showGallery()

    await enlarge()
    await userEvent.click(screen.getByRole('button', {name: 'Close'}))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await enlarge()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', {name: 'Enlarge the picture'})).toHaveFocus()
})

test('nothing that waits for its turn covers the large view [D-38]', async () => {
    const Waiting = () => <p>{useOverlayTurn('store-popover', true) ? 'open' : 'waiting'}</p>
    showInShop(
        <>
            <Gallery name="Avery Sofa" pictures={aProduct().images} />
            <Waiting />
        </>
    )
    expect(screen.getByText('open')).toBeInTheDocument()

    await enlarge()
    expect(await screen.findByText('waiting')).toBeInTheDocument()

    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('open')).toBeInTheDocument()
})

test('the large view has no accessibility faults, and can be scrolled by keyboard', async () => {
    const {container} = showGallery()

    const dialog = await enlarge()

    expect(within(dialog).getByRole('group', {name: 'Avery Sofa'})).toHaveAttribute('tabindex', '0')
    expect(await axe(container)).toHaveNoViolations()
})
