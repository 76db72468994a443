import {gloss, glow, matte} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import {placed, type Part} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {disc, glare, mark, plate, ring} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {keyboard, mouse} from '../screens/keyboard'

const fans =
    (colours: readonly string[]) =>
    (face: Face): string =>
        colours
            .map((paint, at) => {
                const c = [face.w / 2, 8 + at * 13] as const
                const blades = Array.from({length: 7}, (_, blade) => {
                    const angle = (blade * 2 * Math.PI) / 7
                    return ring(
                        face,
                        [c[0] + Math.cos(angle) * 2.4, c[1] + Math.sin(angle) * 2.4],
                        1.7,
                        {paint: '#50565d', width: 0.2}
                    )
                })
                return (
                    disc(face, c, 5.8, matte('#101114')) +
                    blades.join('') +
                    ring(face, c, 5.4, {paint, width: 0.7}) +
                    disc(face, c, 1.5, matte('#26292d'))
                )
            })
            .join('')

const inside =
    (paint: string) =>
    (face: Face): string => {
        const glass = {x: 2, y: 2, w: face.w - 4, h: face.h - 4}
        return (
            plate(face, glass, gloss('#14161a'), {radius: 0.6}) +
            mark(face, {x: 6, y: 20, w: face.w - 16, h: 5}, '#3a4048', {radius: 0.6}) +
            mark(face, {x: 6, y: 25.4, w: face.w - 16, h: 0.6}, paint) +
            [0, 1, 2, 3]
                .map((at) =>
                    mark(face, {x: 21 + at * 1.8, y: 7, w: 1.1, h: 9}, paint, {
                        radius: 0.2,
                        alpha: 0.85
                    })
                )
                .join('') +
            ring(face, [14, 12], 3.8, {paint, width: 0.6}) +
            glare(face, glass, 0.24)
        )
    }

const gamingTower = (paint: string, seed: number): Part[] => {
    const lights = pick<readonly string[]>(
        [
            ['#ff4b6b', '#8a5bff', '#3bb7ff'],
            ['#3bd6ff', '#3bd6ff', '#3bd6ff'],
            ['#ff5a3b', '#ffb03b', '#ff5a3b']
        ],
        seed
    )
    return [
        slab({
            at: [0, 1.4, 0],
            size: [21, 44, 42],
            material: matte(paint),
            radius: 0.8,
            on: {
                front: fans(lights),
                right: inside(lights[0] ?? '#3bb7ff'),
                top: (face) =>
                    mark(face, {x: 3, y: 6, w: face.w - 6, h: 26}, '#0d0e10', {
                        radius: 1,
                        alpha: 0.6
                    })
            }
        }),
        slab({at: [0, 0, 0], size: [18, 1.4, 36], material: matte('#101113')})
    ]
}

const office = (face: Face): string =>
    disc(face, [face.w / 2, 3], 0.9, glow('#bfe6ff')) +
    [0, 1]
        .map((at) => mark(face, {x: face.w / 2 - 1.6, y: 6 + at * 1.6, w: 3.2, h: 0.7}, '#0c0d0f'))
        .join('') +
    Array.from({length: 9}, (_, at) =>
        mark(face, {x: 1.6, y: 13 + at * 1.6, w: face.w - 3.2, h: 0.6}, '#0c0d0f', {alpha: 0.55})
    ).join('')

const flat = (face: Face): string =>
    disc(face, [face.w - 2.4, face.h / 2], 0.7, glow('#bfe6ff')) +
    [0, 1]
        .map((at) =>
            mark(face, {x: 3 + at * 3, y: face.h / 2 - 0.4, w: 1.8, h: 0.8}, '#0c0d0f', {
                radius: 0.2
            })
        )
        .join('')

export type DesktopForm = 'tower' | 'small' | 'mini'

const sizes = {tower: [16, 36, 34], small: [10, 28, 28], mini: [20, 5.4, 20]} as const

/** A computer for a desk with its keys and its mouse: a tower, a slim one, or a flat box. */
export const desktop = ({paint}: Look, form: DesktopForm): Model => ({
    parts: [
        slab({
            at: [form === 'mini' ? 0 : 12, 0, -8],
            size: sizes[form],
            material: matte(paint),
            radius: form === 'mini' ? 1.6 : 0.8,
            on: {front: form === 'mini' ? flat : office}
        }),
        ...placed(moved([-12, 0, 15]), keyboard(42, '#33363b')),
        ...placed(moved([17, 0, 16]), mouse('#33363b'))
    ],
    setting: 'table',
    focus: [8, 10, 6],
    front: {yaw: 0, pitch: 14},
    angle: {yaw: 28, pitch: 18}
})

/** A tower with lit fans behind glass. */
export const gamingDesktop = ({paint, seed}: Look): Model => ({
    parts: gamingTower(paint, seed),
    setting: 'table',
    focus: [6, 28, 20],
    front: {yaw: 16, pitch: 7},
    angle: {yaw: 42, pitch: 13}
})
