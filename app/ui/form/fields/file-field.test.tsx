import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import * as z from 'zod/mini'
import {press, sentFrom} from '../../../../tests/support/server/sent-from'
import {sentFile} from './sent-file'
import {FileField, type Upload} from './file-field'

const license = () => new File(['…'], 'license.jpg', {type: 'image/jpeg'})

type Attempt = {
    signal: AbortSignal
    onProgress: (share: number) => void
    end: (id: string) => void
    breakOff: () => void
}

/** A field whose uploads end when the test says so. */
const aField = () => {
    const attempts: Attempt[] = []
    const upload: Upload = (_file, watch) =>
        new Promise((end, reject) => {
            attempts.push({...watch, end, breakOff: () => reject(new Error('offline'))})
        })
    const form = sentFrom(
        <FileField
            name="license"
            label="Front of your license"
            hint="JPEG or PNG, up to 8 MB"
            accept="image/*"
            upload={upload}
            check={(file) => (file.name.endsWith('.gif') ? 'Choose a JPEG or PNG' : undefined)}
        />,
        {license: null},
        z.object({license: sentFile('Add the front of your license')})
    )
    const last = () => {
        const attempt = attempts.at(-1)
        if (!attempt) throw new Error('Nothing was uploaded')
        return attempt
    }
    return {...form, attempts, last}
}

const input = () => screen.getByLabelText('Choose a file')

test('a file can be taken by the camera or chosen, and belongs to its question', async () => {
    const {container} = aField()

    expect(screen.getByRole('group', {name: 'Front of your license'})).toHaveAccessibleDescription(
        'JPEG or PNG, up to 8 MB'
    )
    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment')
    expect(input()).toHaveAttribute('accept', 'image/*')
    expect(await axe(container)).toHaveNoViolations()
})

test('a chosen file is sent at once, with its progress in sight, and then submitted by its id', async () => {
    const {user, sent, last, container} = aField()

    await user.upload(input(), license())
    act(() => last().onProgress(0.4))
    expect(screen.getByRole('progressbar', {name: 'Sending license.jpg'})).toHaveValue(0.4)
    expect(screen.getByRole('button', {name: 'Cancel'})).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()

    act(() => last().end('f-1'))
    expect(await screen.findByText('license.jpg is sent')).toBeVisible()
    await user.click(press())

    expect(sent).toEqual([{license: {id: 'f-1', name: 'license.jpg'}}])
})

test('a form waits for a file on its way, and says so', async () => {
    const {user, sent} = aField()
    await user.upload(input(), license())

    await user.click(press())

    expect(await screen.findByText('Wait until the file is sent, or cancel it')).toBeVisible()
    expect(sent).toEqual([])
})

test('a cancelled file is not sent any further, and another can be chosen', async () => {
    const {user, last} = aField()
    await user.upload(input(), license())

    await user.click(screen.getByRole('button', {name: 'Cancel'}))

    expect(last().signal.aborted).toBe(true)
    await waitFor(() => expect(input()).toHaveFocus())
})

test('a file that breaks off can be sent again', async () => {
    const {user, last, attempts} = aField()
    await user.upload(input(), license())

    act(() => last().breakOff())
    await user.click(await screen.findByRole('button', {name: 'Try again'}))
    expect(attempts).toHaveLength(2)
    expect(screen.getByRole('button', {name: 'Cancel'})).toHaveFocus()
    act(() => last().end('f-2'))

    expect(await screen.findByText('license.jpg is sent')).toBeVisible()
})

test('another file can be sent instead of one that was: nobody is told that it was taken back', async () => {
    const {user, last} = aField()
    await user.upload(input(), license())
    act(() => last().end('f-1'))

    await user.click(
        await screen.findByRole('button', {name: 'Send another file instead of license.jpg'})
    )
    await user.click(press())

    expect(await screen.findByText('Add the front of your license')).toBeVisible()
})

test('a file of the wrong kind is refused before it is sent', async () => {
    const {user, attempts} = aField()

    await user.upload(input(), new File(['…'], 'cat.gif', {type: 'image/gif'}))

    expect(screen.getByRole('group')).toHaveAccessibleDescription(
        'JPEG or PNG, up to 8 MB Error: Choose a JPEG or PNG'
    )
    expect(attempts).toEqual([])
})

const drop = (files: File[]) => {
    const place = screen.getByText('Choose a file').closest('[data-part="dropzone"]')
    if (!place) throw new Error('There is no place for files')
    const items = files.map((file) => ({
        kind: 'file',
        getAsFile: () => file,
        webkitGetAsEntry: () => ({isFile: true, isDirectory: false})
    }))
    const dataTransfer = {types: ['Files'], files, items}
    fireEvent.dragOver(place, {dataTransfer})
    fireEvent.drop(place, {dataTransfer})
}

test('a file can be dropped on its question', async () => {
    const {attempts} = aField()

    drop([license()])

    expect(await screen.findByText('Sending license.jpg')).toBeVisible()
    expect(attempts).toHaveLength(1)
})

test('a file that was refused can be chosen again, and is refused again', async () => {
    const {user} = aField()
    const cat = () => new File(['…'], 'cat.gif', {type: 'image/gif', lastModified: 0})
    await user.upload(input(), cat())
    await screen.findByText('Choose a JPEG or PNG')
    await user.upload(input(), license())
    await user.click(await screen.findByRole('button', {name: 'Cancel'}))
    expect(screen.queryByText('Choose a JPEG or PNG')).not.toBeInTheDocument()

    await user.upload(input(), cat())

    expect(await screen.findByText('Choose a JPEG or PNG')).toBeVisible()
})
