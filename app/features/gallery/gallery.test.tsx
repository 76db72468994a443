import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/render-page'
import {GalleryPage} from './gallery-page'
import {galleryRoutes} from './gallery-route'

test.each`
    path                  | title
    ${'/__gallery'}       | ${'Parts of the shop'}
    ${'/es-US/__gallery'} | ${'Partes de la tienda'}
`('$path shows every part in every state, and nothing of it is in anybody’s way', async (row) => {
    const {container} = showInShop(<GalleryPage />, row.path)

    expect(screen.getByRole('heading', {level: 1, name: row.title})).toBeVisible()
    await waitFor(() =>
        expect(screen.getAllByText(/Enter this to go on|Complete esto para seguir/)).toHaveLength(
            14
        )
    )
    expect(screen.getAllByText(/^(Please create a password|Cree una contrase)/)).not.toEqual([])
    // Its step has a heading of its own, as a page with a step has no other.
    expect(
        await axe(container, {rules: {'page-has-heading-one': {enabled: false}}})
    ).toHaveNoViolations()
})

test('the gallery is no page of the shop', () => {
    expect(galleryRoutes).toEqual([])
})
