import loadable from '@loadable/component'
import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Toaster} from '../feedback/toast'
import {toaster} from '../feedback/toaster'
import {DialogBoundary} from './section-boundary'

const dialogCode = {default: () => <p>A dialog</p>}

/** A page with a dialog whose code is not available when it is asked for first. */
const showPage = (shown?: string) => {
    let requested = 0
    const LateDialog = loadable(() => {
        requested += 1
        return requested === 1
            ? Promise.reject(new Error('no network'))
            : Promise.resolve(dialogCode)
    })
    const Page = () => {
        const [isOpen, setOpen] = useState(false)
        return (
            <>
                <button type="button" onClick={() => setOpen(true)}>
                    Open
                </button>
                {isOpen ? (
                    <DialogBoundary
                        {...(shown !== undefined && {message: shown})}
                        onClose={() => setOpen(false)}
                    >
                        <LateDialog />
                    </DialogBoundary>
                ) : null}
                <Toaster />
            </>
        )
    }
    showInShop(<Page />)
}

const open = () => userEvent.click(screen.getByRole('button', {name: 'Open'}))

beforeEach(() => {
    mayComplain(/no network|error occurred in the/)
})

afterEach(() => {
    toaster.remove()
})

test('a dialog whose code cannot be had leaves the page, says so, and comes when it is asked for again', async () => {
    showPage()

    await open()
    expect(await screen.findByText('We couldn’t load this part of the page.')).toBeVisible()
    await open()

    expect(await screen.findByText('A dialog')).toBeVisible()
})

test('a dialog that was to confirm something has it said all the same', async () => {
    showPage('1 item added to cart')

    await open()

    expect(await screen.findByText('1 item added to cart')).toBeVisible()
    expect(screen.getByRole('button', {name: 'Open'})).toBeVisible()
})
