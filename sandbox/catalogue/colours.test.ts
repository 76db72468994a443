import {drawPicture} from '../pictures/pictures'
import {colours} from './colours'

test('every colour makes the sofa look different', () => {
    const looks = colours.map(({hex}) =>
        drawPicture('sofa-3-seat', {palette: hex, view: 'front', seed: 1})
    )

    expect(new Set(looks).size).toBe(colours.length)
})
