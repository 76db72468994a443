import {designs, views} from './designs'
import {drawPicture} from './draw-picture'

const navy = '#2b3f5f'

test.each(designs)('a %s can be drawn from every side', (design) => {
    const drawn = views.map((view, seed) => drawPicture(design, {palette: navy, view, seed}))

    for (const picture of drawn) {
        expect(picture).toMatch(/^<svg [^>]*width="800" height="800"/)
        expect(picture).not.toMatch(/NaN|undefined|Infinity/)
    }
})

test('a picture is the same each time it is drawn', () => {
    const draw = () => drawPicture('recliner', {palette: navy, view: 'angle', seed: 3})

    expect(draw()).toBe(draw())
})
