import {disc, mark, plate, ring} from '../../shapes/panel'
import {gloss, metal, type Material} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import {assembly, placed, type Part} from '../../engine/part'
import {composed, leaning, turned, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const [w, h, thick] = [7.4, 15.6, 0.8]

const lenses =
    (paint: string, count: number) =>
    (face: Face): string => {
        const island = {x: 0.5, y: 0.5, w: 3.3, h: count === 3 ? 3.5 : 3.5}
        const places = (
            [
                [1.3, 1.4],
                [1.3, 3.1],
                [2.9, 2.25]
            ] as const
        ).slice(0, count)
        return (
            plate(face, island, gloss(paint), {radius: 0.9, lift: 0.1}) +
            places
                .map(
                    (at) =>
                        disc(face, at, 0.72, gloss('#1a1c20')) +
                        disc(face, at, 0.42, gloss('#0a0b0d')) +
                        ring(face, at, 0.72, {paint: '#8c9096', width: 0.08}) +
                        mark(face, {x: at[0] - 0.3, y: at[1] - 0.32, w: 0.16, h: 0.16}, '#9fc3e6', {
                            radius: 0.08
                        })
                )
                .join('') +
            disc(face, [3.1, 1], 0.22, gloss('#fff4d8'))
        )
    }

const standing = (at: Vector, turn: number, body: Part[]): Part[] =>
    placed(composed(turned(turn, at), leaning(10)), body)

const frontOf = (body: Material, seed: number): Part[] => [
    slab({at: [0, 0, 0], size: [w, h, thick], material: body, radius: 0.38}),
    slab({
        at: [0, 0.12, thick / 2 + 0.02],
        size: [w - 0.24, h - 0.24, 0.08],
        material: gloss('#0b0c0e'),
        radius: 0.03,
        on: {
            front: (face) =>
                screenOn(
                    face,
                    {x: 0.22, y: 0.22, w: face.w - 0.44, h: face.h - 0.44},
                    {shows: 'home', seed, columns: 4, radius: 0.7}
                ) +
                mark(face, {x: face.w / 2 - 0.9, y: 0.5, w: 1.8, h: 0.5}, '#07080a', {radius: 0.25})
        }
    })
]

const backOf = (body: Material, paint: string, seed: number): Part[] => [
    slab({at: [0, 0, 0], size: [w, h, thick], material: body, radius: 0.38}),
    slab({
        at: [0, 0.12, thick / 2 + 0.02],
        size: [w - 0.24, h - 0.24, 0.08],
        material: gloss(paint),
        radius: 0.03,
        on: {front: lenses(paint, seed % 2 === 0 ? 3 : 2)}
    })
]

/** A telephone seen from the front, and behind it the same model seen from the back. */
export const phone = ({paint, seed}: Look): Model => {
    const body = metal(paint)
    return {
        parts: [
            ...standing([3.6, 0, -3.4], -8, backOf(body, paint, seed)),
            ...standing([-2.2, 0, 1.6], 6, frontOf(body, seed))
        ],
        setting: 'table',
        focus: [4.6, 12.6, -3],
        front: {yaw: 0, pitch: 5},
        angle: {yaw: 24, pitch: 9},
        zoom: 2.6
    }
}

/** A telephone that opens like a book: both halves of its inner screen, bent a little. */
export const foldablePhone = ({paint, seed}: Look): Model => {
    const body = metal(paint)
    const half = (side: -1 | 1): Part =>
        assembly(
            [
                slab({at: [0, 0, 0], size: [w, h, 0.5], material: body, radius: 0.24}),
                slab({
                    at: [0, 0.16, 0.3],
                    size: [w - 0.1, h - 0.32, 0.06],
                    material: gloss('#0b0c0e'),
                    radius: 0.03,
                    on: {
                        front: (face) =>
                            screenOn(
                                face,
                                {x: 0.1, y: 0.2, w: face.w - 0.2, h: face.h - 0.4},
                                {shows: side < 0 ? 'home' : 'ribbons', seed, columns: 4}
                            )
                    }
                })
            ],
            composed(leaning(6), turned(-side * 16, [side * 3.6, 0, 0]))
        )
    return {
        parts: [half(-1), half(1)],
        setting: 'table',
        focus: [2, 10, 1],
        front: {yaw: 0, pitch: 5},
        angle: {yaw: 22, pitch: 9},
        zoom: 2.4
    }
}
