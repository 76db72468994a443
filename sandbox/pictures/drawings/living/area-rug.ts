import {darker, lighter, mixed} from '../../engine/paint/colour'
import {shapeOn, type Face} from '../../engine/face'
import {fabric} from '../../engine/paint/material'
import {ellipseOf} from '../../engine/path'
import {pick, randomFrom} from '../../engine/random'
import type {Point} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {mark, stroke} from '../../shapes/panel'
import {slab} from '../../shapes/slab'

const [w, d] = [230, 160]

const diamond = ([x, y]: Point, rx: number, ry: number): Point[] => [
    [x, y - ry],
    [x + rx, y],
    [x, y + ry],
    [x - rx, y]
]

const filled = (face: Face, points: Point[], paint: string, alpha = 1) =>
    `<path d="${shapeOn(face, points)}" fill="${paint}" fill-opacity="${alpha}"/>`

type Pattern = (face: Face, paint: string) => string

const framed: Pattern = (face, paint) => {
    const band = (inset: number, colour: string) =>
        mark(face, {x: inset, y: inset, w: face.w - inset * 2, h: face.h - inset * 2}, colour)
    const cream = lighter(paint, 0.62)
    return (
        band(9, cream) +
        band(13, darker(paint, 0.15)) +
        band(25, cream) +
        band(28, paint) +
        filled(face, diamond([face.w / 2, face.h / 2], 70, 48), cream) +
        filled(face, diamond([face.w / 2, face.h / 2], 60, 40), darker(paint, 0.2)) +
        filled(face, ellipseOf([face.w / 2, face.h / 2], 26, 18), cream) +
        filled(face, ellipseOf([face.w / 2, face.h / 2], 17, 11), paint)
    )
}

const lattice: Pattern = (face, paint) =>
    Array.from({length: 12}, (_, column) =>
        Array.from({length: 8}, (_, row) =>
            [10, 5]
                .map((size) =>
                    filled(
                        face,
                        diamond(
                            [(column + 0.5) * (face.w / 12), (row + 0.5) * (face.h / 8)],
                            size,
                            size
                        ),
                        size > 6 ? lighter(paint, 0.6) : darker(paint, 0.1),
                        0.9
                    )
                )
                .join('')
        ).join('')
    ).join('')

const striped: Pattern = (face, paint) =>
    Array.from({length: 14}, (_, index) => {
        const tone =
            index % 3 === 0 ? darker(paint, 0.25) : lighter(paint, index % 2 === 0 ? 0.55 : 0.3)
        return mark(face, {x: (face.w / 14) * index, y: 0, w: face.w / 28, h: face.h}, tone, {
            alpha: 0.85
        })
    }).join('')

const waves: Pattern = (face, paint) =>
    Array.from({length: 9}, (_, row) => {
        const points = Array.from({length: 40}, (_, step): Point => {
            const x = (face.w / 39) * step
            return [x, (row + 0.5) * (face.h / 9) + Math.sin(step * 0.55 + row * 1.3) * 6]
        })
        return stroke(face, points, {
            paint: mixed(paint, row % 2 ? '#ffffff' : '#2a221c', row % 2 ? 0.6 : 0.3),
            width: 3.4,
            alpha: 0.85
        })
    }).join('')

const fringe: Pattern = (face, paint) =>
    Array.from({length: 54}, (_, index) => {
        const y = (face.h / 53) * index
        return (
            stroke(
                face,
                [
                    [-5, y],
                    [1, y]
                ],
                {paint: lighter(paint, 0.65), width: 1}
            ) +
            stroke(
                face,
                [
                    [face.w - 1, y],
                    [face.w + 5, y]
                ],
                {paint: lighter(paint, 0.65), width: 1}
            )
        )
    }).join('')

/** Long loose pile without a pattern. */
const shaggy: Pattern = (face, paint) => {
    const random = randomFrom(7)
    return Array.from({length: 900}, () => {
        const [x, y] = [random() * face.w, random() * face.h]
        return stroke(
            face,
            [
                [x, y],
                [x + random() * 5 - 2.5, y + 2 + random() * 3]
            ],
            {
                paint: random() > 0.5 ? lighter(paint, 0.4) : darker(paint, 0.25),
                width: 1.2,
                alpha: 0.5
            }
        )
    }).join('')
}

export type RugForm = 'woven' | 'shag' | 'geometric'

const patterns: Record<RugForm, readonly [Pattern, ...Pattern[]]> = {
    woven: [framed, striped, waves],
    shag: [shaggy],
    geometric: [lattice]
}

/** A rug, seen from higher up than other objects. Without a form, the seed picks its pattern. */
export const areaRug = ({paint, seed}: Look, form?: RugForm): Model => {
    const pattern = pick(form ? patterns[form] : [framed, lattice, striped, waves], seed)
    const hasFringe = seed % 2 === 0 && form !== 'shag'
    const top = (face: Face) => (hasFringe ? fringe(face, paint) : '') + pattern(face, paint)
    return {
        parts: [
            slab({
                at: [0, 0, 0],
                size: [w, 1.6, d],
                material: fabric(paint),
                radius: 0.6,
                on: {top}
            })
        ],
        setting: 'rug',
        focus: [60, 0, 40],
        front: {yaw: 0, pitch: 42},
        angle: {yaw: 28, pitch: 36},
        zoom: 2.8
    }
}
