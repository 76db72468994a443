import type {Face} from '../../engine/face'
import {glow, gloss, matte} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark, plate, recess} from '../../shapes/panel'
import {landscape} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const panel = (face: Face): string =>
    plate(face, {x: 2, y: 1, w: face.w * 0.5, h: face.h - 2}, glow('#101820'), {radius: 0.4}) +
    [0, 1, 2]
        .map((at) =>
            mark(
                face,
                {x: 3 + at * 2.6, y: 1.8, w: 1.9, h: face.h - 3.6},
                ['#4f9de0', '#5dbb7c', '#e7b04c'][at] ?? '#fff',
                {radius: 0.3}
            )
        )
        .join('') +
    [0.68, 0.82, 0.94]
        .map((at) => disc(face, [face.w * at, face.h / 2], 0.8, gloss('#7d8389')))
        .join('')

const sheet = (seed: number): Part =>
    slab({
        at: [0, 6.6, 17],
        size: [21, 0.25, 15],
        material: matte('#fdfdfb'),
        radius: 0.05,
        on: {top: (face) => landscape(face, {x: 1.6, y: 3, w: face.w - 3.2, h: face.h - 4.4}, seed)}
    })

/** Four windows with as much ink as is left. */
const tanks: Part = slab({
    at: [16, 1, 17.6],
    size: [15, 9, 4],
    material: matte('#2a2d31'),
    radius: 0.6,
    on: {
        front: (face) =>
            ['#1b1d21', '#2aa7d8', '#d83a86', '#f0c52e']
                .map((ink, at) => {
                    const [x, level] = [1.2 + at * 3.3, 2 + (at % 3)]
                    return (
                        mark(face, {x, y: 1.2, w: 2.7, h: face.h - 2.4}, '#e8ecef', {radius: 0.4}) +
                        mark(face, {x, y: level, w: 2.7, h: face.h - 1.2 - level}, ink, {
                            radius: 0.4
                        })
                    )
                })
                .join('')
    }
})

/** Pages of text, for a printer that prints nothing else. */
const textSheet: Part = slab({
    at: [0, 25.3, 3],
    size: [21, 0.3, 20],
    material: matte('#fdfdfb'),
    radius: 0.05,
    on: {
        top: (face) =>
            Array.from({length: 9}, (_, row) =>
                mark(
                    face,
                    {x: 2, y: 2 + row * 1.9, w: face.w - 4 - (row % 3) * 2, h: 0.6},
                    '#3a3d42'
                )
            ).join('')
    }
})

/** A tall box whose pages come out on top, with a drawer of paper. */
const laserParts = (paint: string): Part[] => {
    const body = matte(paint)
    return [
        slab({
            at: [0, 0, 0],
            size: [40, 25, 36],
            material: body,
            radius: 1.4,
            on: {
                front: (face) =>
                    recess(face, {x: 2, y: face.h - 9, w: face.w - 4, h: 7.4}, 0.6, 0.4) +
                    mark(face, {x: face.w / 2 - 5, y: face.h - 6.6, w: 10, h: 1.6}, '#17181b', {
                        radius: 0.6,
                        alpha: 0.7
                    }) +
                    plate(face, {x: 24, y: 3, w: 12, h: 4}, glow('#101820'), {radius: 0.5}) +
                    mark(face, {x: 25, y: 4, w: 5, h: 2}, '#8fd0ff', {radius: 0.3})
            }
        }),
        ...[-15.5, 15.5].map((x) =>
            slab({at: [x, 25, 0], size: [9, 3.4, 34], material: body, radius: 0.8})
        ),
        slab({at: [0, 25, -15], size: [40, 3.4, 6], material: body, radius: 0.8}),
        textSheet
    ]
}

const printView = {
    setting: 'table',
    focus: [0, 12, 14],
    front: {yaw: 0, pitch: 14},
    angle: {yaw: 31, pitch: 19}
} as const

/** A printer for pages of text. */
export const laserPrinter = ({paint}: Look): Model => ({
    ...printView,
    parts: laserParts(paint),
    front: {yaw: 0, pitch: 20}
})

/** A printer with tanks that are filled. */
export const inkTankPrinter = (look: Look): Model => {
    const {parts, ...view} = printer(look)
    return {...view, parts: [...parts, tanks]}
}

/** A printer that scans, with a sheet just printed. */
export const printer = ({paint, seed}: Look): Model => {
    const body = matte(paint)
    const paper = placed(leaning(22, [0, 17, -13]), [
        slab({at: [0, 0, 0], size: [26, 15, 1], material: body, radius: 0.4}),
        slab({at: [0, 1, 0.9], size: [21, 19, 0.5], material: matte('#fbfbf8'), radius: 0.1})
    ])
    const parts = [
        slab({at: [0, 0, 0], size: [44, 6, 32], material: body, radius: 1.4}),
        slab({at: [0, 6, -4], size: [44, 8, 24], material: body, radius: 1}),
        slab({at: [0, 6.1, 8.2], size: [30, 6.6, 1], material: matte('#17181b'), radius: 0.2}),
        ...[-1, 1].map((side) =>
            slab({at: [side * 18.6, 6, 11.6], size: [6.8, 8, 7.4], material: body, radius: 0.8})
        ),
        slab({at: [0, 14.1, -1], size: [44.4, 3, 31], material: body, radius: 1.2}),
        ...placed(leaning(50, [0, 11.4, 17.4]), [
            slab({
                at: [0, 0, 0],
                size: [23, 4.4, 1.2],
                material: gloss('#22252a'),
                radius: 0.5,
                on: {front: panel}
            })
        ]),
        sheet(seed),
        ...(seed % 2 === 0 ? paper : [])
    ]
    return {parts, ...printView}
}
