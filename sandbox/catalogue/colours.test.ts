import {drawPicture} from '../pictures/pictures'
import {colours} from './colours'

test('every colour gives the sofa a look of its own', () => {
    const looks = colours.map(({hex}) =>
        drawPicture('sofa-3-seat', {palette: hex, view: 'front', seed: 1})
    )

    expect(new Set(looks).size).toBe(colours.length)
})
