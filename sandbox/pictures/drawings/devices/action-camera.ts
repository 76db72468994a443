import type {Face} from '../../engine/face'
import {gloss, glow, matte, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark, ring} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const lens = (face: Face, x: number, y: number): string =>
    disc(face, [x, y], 1.15, gloss('#0b0c10')) +
    ring(face, [x, y], 1.15, {paint: '#8b9096', width: 0.1}) +
    disc(face, [x, y], 0.75, gloss('#1b2140')) +
    disc(face, [x - 0.3, y - 0.35], 0.2, glow('#d6e6fb'))

const wide = (face: Face): string =>
    mark(face, {x: 0.7, y: 0.9, w: 2.2, h: 2}, '#0f1114', {radius: 0.3}) +
    mark(face, {x: 1, y: 1.3, w: 1.4, h: 0.5}, '#7fe0ff', {radius: 0.1}) +
    lens(face, face.w - 2, 1.8) +
    disc(face, [1, face.h - 0.8], 0.18, glow('#ff5d52'))

const housing = (paint: string): Part[] => [
    slab({
        at: [0, 0.8, 0],
        size: [7, 5, 3],
        material: matte(paint),
        radius: 0.6,
        on: {front: wide}
    }),
    slab({at: [1.4, 5.8, 0], size: [2, 0.3, 1.2], material: gloss('#c9433a'), radius: 0.12}),
    ...[-0.6, 0.6].map((x) =>
        slab({at: [x, 0, 0], size: [0.5, 0.9, 1.2], material: matte('#1b1c1f'), radius: 0.1})
    )
]

/** A slim stick with a lens on each side, on a grip. */
const around = (paint: string): Part[] => [
    rod({from: [0, 0, 0], to: [0, 5, 0], radius: 1.2, material: matte('#232529')}),
    ...placed(moved([0, 5, 0]), [
        slab({
            at: [0, 0, 0],
            size: [4.4, 11, 2],
            material: matte(paint),
            radius: 0.9,
            on: {
                front: (face) =>
                    lens(face, face.w / 2, 2.2) +
                    mark(face, {x: 1.3, y: 5, w: 1.8, h: 2.6}, '#0f1114', {radius: 0.3})
            }
        }),
        rod({from: [0, 8.8, -1], to: [0, 8.8, -1.7], radius: 1.3, material: gloss('#0b0c10')}),
        rod({
            from: [0, 8.8, 1.05],
            to: [0, 8.8, 1.6],
            radius: [1.3, 1],
            material: gloss('#15181f')
        }),
        slab({at: [0, 3.4, 1.1], size: [1, 0.4, 0.2], material: metal('#c9433a'), radius: 0.1})
    ])
]

/** A small camera for sports, or one that sees all around. */
export const actionCamera = ({paint}: Look, form: 'wide' | 'all around'): Model => ({
    parts: form === 'wide' ? housing(paint) : around(paint),
    setting: 'table',
    focus: [1, form === 'wide' ? 4 : 13, 2],
    front: {yaw: 12, pitch: 8},
    angle: {yaw: 34, pitch: 14},
    zoom: 2
})
