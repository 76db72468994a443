import type {Face} from '../../engine/face'
import {glow, gloss, matte} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {disc, mark, plate, recess} from '../../shapes/panel'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const louvres = (
    face: Face,
    rect: {x: number; y: number; w: number; h: number},
    count: number
): string =>
    plate(face, rect, matte('#4a4e53'), {radius: 0.8}) +
    Array.from({length: count}, (_, at) => {
        const step = rect.h / count
        return plate(
            face,
            {x: rect.x + 0.4, y: rect.y + at * step + step * 0.25, w: rect.w - 0.8, h: step * 0.55},
            gloss('#e3e3e0'),
            {radius: 0.3}
        )
    }).join('') +
    recess(face, rect, 0.8, 0.4)

const windowFront = (face: Face): string =>
    louvres(face, {x: 3, y: 3, w: face.w - 6, h: 8}, 4) +
    louvres(face, {x: 3, y: 13.5, w: face.w - 20, h: face.h - 17}, 11) +
    plate(face, {x: face.w - 15, y: 13.5, w: 12, h: face.h - 17}, gloss('#23262a'), {radius: 0.8}) +
    [0, 1]
        .map((at) => mark(face, {x: face.w - 11.4 + at * 2.8, y: 15.6, w: 1.7, h: 3.2}, '#6fdcff'))
        .join('') +
    [0, 1, 2].map((at) => disc(face, [face.w - 9, 23 + at * 3.4], 1, gloss('#50555b'))).join('')

const windowUnit = (paint: string): Part[] => [
    slab({
        at: [0, 0, -10],
        size: [54, 36, 34],
        material: matte('#c4c6c6'),
        radius: 0.6,
        on: {right: (face) => louvres(face, {x: 12, y: 6, w: 20, h: 24}, 9)}
    }),
    slab({
        at: [0, 0, 9.4],
        size: [57, 38, 5],
        material: gloss(paint),
        radius: 1.6,
        on: {front: windowFront}
    })
]

const tower = (face: Face): string =>
    louvres(face, {x: 4, y: 5, w: face.w - 8, h: 14}, 5) +
    louvres(face, {x: 6, y: 42, w: face.w - 12, h: 20}, 9) +
    mark(face, {x: face.w / 2 - 5, y: 25, w: 10, h: 4}, '#15181c', {radius: 1}) +
    [0, 1]
        .map((at) => mark(face, {x: face.w / 2 - 2 + at * 2.4, y: 25.8, w: 1.4, h: 2.4}, '#6fdcff'))
        .join('')

const portable = (paint: string): Part[] => [
    slab({
        at: [0, 4, 0],
        size: [42, 70, 36],
        material: gloss(paint),
        radius: 4,
        on: {
            front: tower,
            top: (face) =>
                plate(face, {x: 8, y: 10, w: face.w - 16, h: 12}, gloss('#2a2d31'), {radius: 2}) +
                [0.35, 0.5, 0.65]
                    .map((at) => disc(face, [face.w * at, 16], 1.3, glow('#9fb3bf')))
                    .join('')
        }
    }),
    ...[-15, 15].flatMap((x) =>
        [-12, 12].map((z) =>
            rod({from: [x - 1.4, 2, z], to: [x + 1.4, 2, z], radius: 2, material: matte('#1d1f22')})
        )
    )
]

/** The pipes through which the warm air leaves. */
const hoses = (count: 1 | 2): Part[] =>
    (count === 1 ? [0] : [-9, 9]).map((x) =>
        tube({
            points: [
                [x, 40, -18],
                [x, 42, -30],
                [x + 10, 62, -36],
                [x + 26, 92, -36],
                [x + 34, 108, -36]
            ],
            radius: 5,
            material: matte('#dcdedd')
        })
    )

const bucketFront = (face: Face): string =>
    louvres(face, {x: 4, y: 5, w: face.w - 8, h: 12}, 5) +
    plate(face, {x: 3, y: 26, w: face.w - 6, h: face.h - 30}, gloss('#e9ebec'), {radius: 1}) +
    mark(face, {x: face.w / 2 - 2, y: 31, w: 4, h: face.h - 38}, '#86b7cf', {
        radius: 1,
        alpha: 0.8
    }) +
    [0, 1, 2].map((at) => disc(face, [9 + at * 4, 21], 0.9, glow('#6fdcff'))).join('')

/** A window air conditioner. */
export const airConditioner = ({paint}: Look): Model => ({
    parts: windowUnit(paint),
    setting: 'window',
    focus: [12, 22, 12],
    front: {yaw: 0, pitch: 6},
    angle: {yaw: 32, pitch: 13}
})

const standing = {
    setting: 'living',
    focus: [0, 48, 18],
    front: {yaw: 0, pitch: 7},
    angle: {yaw: 32, pitch: 13}
} as const

/** An air conditioner on castors, with one hose or two. */
export const portableAirConditioner = ({paint}: Look, count: 1 | 2): Model => ({
    parts: [...portable(paint), ...hoses(count)],
    ...standing
})

/** A machine that draws water from the air, with its bucket in front. */
export const dehumidifier = ({paint}: Look): Model => ({
    parts: [
        slab({
            at: [0, 3, 0],
            size: [36, 52, 26],
            material: gloss(paint),
            radius: 3,
            on: {front: bucketFront}
        }),
        tube({
            points: [
                [-9, 54, 0],
                [-7, 59, 0],
                [7, 59, 0],
                [9, 54, 0]
            ],
            radius: 1,
            material: matte('#2a2d31')
        }),
        ...[-13, 13].map((x) =>
            rod({from: [x - 1.4, 2, 0], to: [x + 1.4, 2, 0], radius: 2, material: matte('#1d1f22')})
        )
    ],
    ...standing,
    focus: [0, 34, 14]
})
