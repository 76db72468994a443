import {type Design, designs, type View} from './designs'
import {drawPicture} from './draw-picture'

const navy = '#2b3f5f'

const draw = (design: Design, view: View, seed: number) =>
    drawPicture(design, {palette: navy, view, seed})

const fronts = new Map<Design, string>(designs.map((design) => [design, draw(design, 'front', 0)]))

const expectPicture = (picture: string | undefined) => {
    expect(picture).toMatch(/^<svg [^>]*width="800" height="800"/)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
}

test.each(designs)('a %s can be drawn alone', (design) => {
    expectPicture(fronts.get(design))
})

/** By day a third of the rooms, at night all of them (docs/contributing.md, The gate). */
const isNightly = process.env.NIGHTLY === '1'

test.each(designs.filter((_, index) => isNightly || index % 3 === 0))(
    'a %s can be drawn in a room',
    (design) => expectPicture(draw(design, 'room', 1))
)

// The parts are those of the front: what differs is the camera, which a part of them shows.
test.each(designs.filter((_, index) => index % 4 === 0))(
    'a %s can be drawn at an angle and close up',
    (design) => {
        expectPicture(draw(design, 'angle', 2))
        expectPicture(draw(design, 'detail', 3))
    }
)

test('no two designs share a drawing', () => {
    expect(new Set(fronts.values()).size).toBe(designs.length)
})

test('a picture is the same each time it is drawn', () => {
    expect(draw('recliner', 'angle', 3)).toBe(draw('recliner', 'angle', 3))
})
