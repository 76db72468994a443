import {gloss, matte, wood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import {shapeOn, type Face} from '../../engine/face'
import {pick} from '../../engine/random'
import type {Vector} from '../../engine/space/pose'
import {mark, plate, recess} from '../../shapes/panel'
import {landscape} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const circle = (face: Face, [x, y, r]: readonly [number, number, number], paint: string) =>
    `<path d="${shapeOn(face, ellipseOf([x, y], r))}" fill="${paint}"/>`

const shapes = (face: Face, seed: number): string => {
    const [a, b, c] = pick<readonly [string, string, string]>(
        [
            ['#c9764f', '#e3b98a', '#4f6470'],
            ['#8a9a86', '#d9c7a8', '#b0674e'],
            ['#53697d', '#c8a57a', '#e0d3bf']
        ],
        seed
    )
    const {w, h} = face
    return (
        circle(face, [w * 0.46, h * 0.4, w * 0.2], a) +
        mark(face, {x: w * 0.3, y: h * 0.5, w: w * 0.42, h: h * 0.2}, b, {radius: w * 0.1}) +
        circle(face, [w * 0.58, h * 0.58, w * 0.11], c)
    )
}

/** A picture in its frame, hung on a wall that faces the viewer. */
export const wallArt = (at: Vector, [w, h]: readonly [number, number], seed: number): Part => {
    const edge = 5
    const paper = {x: 2, y: 2, w: w - 4, h: h - 4}
    const front = (face: Face) =>
        plate(face, paper, matte('#f4f0e8')) +
        recess(face, paper, 0, 0.4) +
        (seed % 3 === 0
            ? landscape(
                  face,
                  {x: edge + 2, y: edge + 2, w: w - 2 * edge - 4, h: h - 2 * edge - 4},
                  seed
              )
            : shapes(face, seed))
    const frame = pick([wood('#b48a5c'), gloss('#2b2a29'), wood('#6b4a33')], seed)
    return slab({at, size: [w, h, 2.6], material: frame, radius: 0.3, on: {front}})
}
