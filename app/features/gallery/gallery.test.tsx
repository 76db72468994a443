import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import {mayComplain} from '../../../tests/support/page-complaints'
import {showInShop} from '../../../tests/support/shop/render-page'
import {GalleryPage} from './gallery-page'
import {galleryRoutes} from './gallery-route'

/** Rules that do not apply to a page of samples: a step has its own heading, and parts appear more than once. */
const sampled = {'page-has-heading-one': {enabled: false}, 'landmark-unique': {enabled: false}}

test.each`
    path                  | title
    ${'/__gallery'}       | ${'Parts of the shop'}
    ${'/es-US/__gallery'} | ${'Partes de la tienda'}
`('$path shows every part in every state, and nothing of it is in anybody’s way', async (row) => {
    // The carousel goes on by itself meanwhile.
    mayComplain(/An update to Carousel inside a test/)
    const {container} = showInShop(<GalleryPage />, row.path)

    expect(screen.getByRole('heading', {level: 1, name: row.title})).toBeVisible()
    await waitFor(() =>
        expect(screen.getAllByText(/Enter this to go on|Complete esto para seguir/)).toHaveLength(
            21
        )
    )
    expect(screen.getAllByText(/^(Please create a password|Cree una contrase)/)).not.toEqual([])
    expect(await axe(container, {rules: sampled})).toHaveNoViolations()
})

test('the gallery is not among the shop’s routes', () => {
    expect(galleryRoutes).toEqual([])
})
