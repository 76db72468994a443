import type {Face} from '../../engine/face'
import {enamel, gloss, glow, matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {disc, glare, mark, plate, recess, ring} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {barHandle} from './refrigerators'

const keys = (face: Face, x: number): string =>
    Array.from({length: 12}, (_, index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)]
        return mark(face, {x: x + column * 3.1, y: 9.5 + row * 3, w: 2.4, h: 2.1}, '#d7dbdf', {
            radius: 0.5,
            alpha: 0.5
        })
    }).join('')

const front =
    (dial: boolean) =>
    (face: Face): string => {
        const glass = {x: 2, y: 2, w: face.w * 0.73, h: face.h - 4}
        const window = {x: 5, y: 5, w: face.w * 0.73 - 6, h: face.h - 10}
        const panel = {x: face.w * 0.78, y: 1.4, w: face.w * 0.205, h: face.h - 2.8}
        const middle = panel.x + panel.w / 2
        const controls = dial
            ? [11, 20]
                  .map(
                      (y) =>
                          disc(face, [middle, y], 3.2, metal('#c2c6ca')) +
                          ring(face, [middle, y], 3.2, {paint: '#3b3d40', width: 0.25}) +
                          mark(face, {x: middle - 0.2, y: y - 3, w: 0.4, h: 2}, '#2b2d30')
                  )
                  .join('')
            : keys(face, panel.x + 1)
        return (
            plate(face, glass, gloss('#15161a'), {radius: 0.8}) +
            plate(face, window, matte('#08090a'), {radius: 1.2}) +
            `<path d="M${face.at(window.x, window.y).join(' ')}L${face.at(window.x + window.w, window.y).join(' ')}L${face.at(window.x + window.w, window.y + window.h).join(' ')}L${face.at(window.x, window.y + window.h).join(' ')}Z" fill="${face.pen.texture('grille')}"/>` +
            recess(face, window, 1.2, 0.3) +
            glare(face, glass, 0.2) +
            plate(face, panel, gloss('#1b1c20'), {radius: 0.6}) +
            plate(face, {x: panel.x + 1, y: 3.6, w: panel.w - 2, h: 3.8}, glow('#0a1a22'), {
                radius: 0.3
            }) +
            [0, 1, 2]
                .map((at) =>
                    mark(face, {x: panel.x + 3 + at * 2, y: 4.3, w: 1.1, h: 2.4}, '#6fe3d4')
                )
                .join('') +
            controls
        )
    }

/** A countertop microwave oven, with keys or with two dials. */
export const microwave = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const parts = [
        slab({
            at: [0, 1, 0],
            size: [52, 29, 38],
            material,
            radius: 1,
            on: {front: front(seed % 2 === 1)}
        }),
        ...barHandle([15.2, 6, 19], [15.2, 25, 19], metal('#bcc0c4')),
        ...[-20, 20].flatMap((x) =>
            [-13, 13].map((z) => slab({at: [x, 0, z], size: [3, 1, 3], material: matte('#1c1d1f')}))
        )
    ]
    return {
        parts,
        setting: 'counter',
        focus: [14, 20, 18],
        front: {yaw: 0, pitch: 7},
        angle: {yaw: 31, pitch: 15}
    }
}

const vents = (face: Face): string =>
    Array.from({length: 14}, (_, at) =>
        mark(face, {x: 3 + at * 5, y: 1.6, w: 3.6, h: 0.7}, '#0d0e10', {radius: 0.3, alpha: 0.7})
    ).join('')

/** A microwave oven that hangs above a stove, as wide as it, with vents along its top. */
export const microwaveOverRange = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    return {
        parts: [
            slab({
                at: [0, 0, 0],
                size: [76, 38, 40],
                material,
                radius: 0.8,
                on: {front: front(seed % 2 === 1)}
            }),
            slab({
                at: [0, 38.1, 0],
                size: [76, 4, 40],
                material,
                radius: 0.6,
                on: {front: vents}
            }),
            ...barHandle([22, 6, 20], [22, 32, 20], metal('#bcc0c4'))
        ],
        setting: 'over range',
        focus: [20, 24, 18],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 30, pitch: 8}
    }
}
