import {screen} from '@testing-library/react'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {type MapMarker, StoreMap} from './store-map'

/** What is left of the narrowest phone, 320 pixels, beside the page's edges. */
const phone = {width: 288, height: 216}
/** WCAG 2.5.8: what is tapped is 24 pixels wide and high, or stands that far from others. */
const targetSize = 24

const at = (number: number, latitude: number, longitude: number): MapMarker => ({
    id: `s-${number}`,
    number,
    label: `Store ${number}`,
    href: `#store-${number}`,
    latitude,
    longitude
})

const distancesOnPhone = (): number[] => {
    const places = screen.getAllByRole('listitem').map(({style}) => ({
        x: (parseFloat(style.left) / 100) * phone.width,
        y: (parseFloat(style.top) / 100) * phone.height
    }))
    return places.flatMap((one, index) =>
        places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))
    )
}

test.each`
    situation                     | markers
    ${'three have one address'}   | ${[at(1, 34.07, -118.4), at(2, 34.07, -118.4), at(3, 34.07, -118.4)]}
    ${'three stand in one block'} | ${[at(1, 34.07, -118.4), at(2, 34.0701, -118.4), at(3, 34.07, -118.4001), at(4, 34.5, -118)]}
`('on the narrowest phone each marker can be tapped, also where $situation', ({markers}) => {
    showInShop(<StoreMap label="Map" markers={markers} />)

    expect(Math.min(...distancesOnPhone())).toBeGreaterThanOrEqual(targetSize)
})
