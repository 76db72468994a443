import {glow, gloss, type Material, matte, metal} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {disc, mark, plate, recess, ring} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const touch = (face: Face): string =>
    plate(face, {x: 0, y: 0, w: face.w, h: face.h}, gloss('#121417'), {radius: 2}) +
    [0, 1, 2, 3]
        .map((at) => mark(face, {x: 4.6 + at * 1.7, y: 1.5, w: 1, h: 2.4}, '#ff9d5c'))
        .join('') +
    [0, 1, 2, 3, 4, 5].map((at) => disc(face, [1.9 + at * 2.3, 6], 0.5, glow('#cfd6dc'))).join('')

const dial = (face: Face): string => {
    const centre = [face.w / 2, 4] as const
    const ticks = Array.from({length: 9}, (_, at) => {
        const angle = Math.PI * (0.75 + (at / 8) * 1.5)
        const place = [centre[0] + Math.cos(angle) * 4, centre[1] + Math.sin(angle) * 4] as const
        return disc(face, place, 0.22, matte('#8d9298'))
    })
    return (
        ticks.join('') +
        disc(face, centre, 3.1, metal('#b9bdc1')) +
        ring(face, centre, 3.1, {paint: '#3c3f43', width: 0.2}) +
        mark(face, {x: centre[0] - 0.2, y: 1.3, w: 0.4, h: 1.8}, '#26282b')
    )
}

const view = {
    setting: 'counter',
    focus: [0, 22, 16],
    front: {yaw: 0, pitch: 9},
    angle: {yaw: 30, pitch: 15}
} as const

const z = 15.2

const basket = (x: number, wide: number, body: Material): Part[] => [
    slab({
        at: [x, 3.4, z - 0.4],
        size: [wide, 14.6, 2.4],
        material: body,
        radius: 1.6,
        on: {
            front: (face) => recess(face, {x: 1.2, y: 1, w: face.w - 2.4, h: face.h - 2}, 1.4, 0.2)
        }
    }),
    slab({at: [x, 9, z + 3.6], size: [5.4, 5, 7], material: matte('#26282c'), radius: 1.4}),
    slab({at: [x, 13.4, z + 5], size: [5.8, 1, 5], material: metal('#b9bdc1'), radius: 0.4})
]

/** An air fryer with one basket or two, and with a touch panel or a dial. */
export const airFryer = ({paint, seed}: Look, baskets: 1 | 2): Model => {
    const body = gloss(paint)
    const wide = baskets === 1 ? 27 : 42
    const panel = {min: [-7.6, 20, z + 1.1], max: [7.6, 28, z + 1.2]} as const
    return {
        parts: [
            slab({at: [0, 0, 0], size: [wide - 5, 1.2, 24], material: matte('#1b1c1f')}),
            cushion({
                at: [0, 1.2, 0],
                size: [wide, 31, 30],
                material: body,
                radius: 8,
                swell: [1.4, 0.6, 1]
            }),
            ...(baskets === 1
                ? basket(0, 22, body)
                : [...basket(-9.6, 17, body), ...basket(9.6, 17, body)]),
            decal(panel, 'front', seed % 2 === 0 ? touch : dial)
        ],
        ...view
    }
}

const window = (face: Face): string => {
    const glass = {x: 2, y: 2, w: face.w - 4, h: face.h - 4}
    const rack = mark(face, {x: 3, y: face.h * 0.55, w: face.w - 6, h: 0.5}, '#9da3a8', {
        alpha: 0.6
    })
    const warm = mark(face, {x: 4, y: 3.4, w: face.w - 8, h: 0.9}, '#ff9d5c', {radius: 0.4})
    return plate(face, glass, gloss('#191512'), {radius: 0.8}) + rack + warm
}

/** An air fryer with a glass door and racks, as a toaster oven has them. */
export const toasterOven = ({paint}: Look): Model => {
    const body = gloss(paint)
    return {
        parts: [
            ...[-19, 19].flatMap((x) =>
                [-11, 11].map((at) =>
                    slab({at: [x, 0, at], size: [3, 1.4, 3], material: matte('#1b1c1f')})
                )
            ),
            slab({at: [0, 1.4, 0], size: [46, 28, 32], material: body, radius: 1.6}),
            slab({
                at: [-5.5, 3.4, 16.6],
                size: [33, 24, 1.6],
                material: body,
                radius: 0.6,
                on: {front: window}
            }),
            rod({
                from: [-19, 25, 19.4],
                to: [8, 25, 19.4],
                radius: 0.8,
                material: metal('#b9bdc1')
            }),
            ...[8, 15, 22].map((y) =>
                rod({from: [17, y, 16], to: [17, y, 18], radius: 2.2, material: metal('#b9bdc1')})
            )
        ],
        ...view
    }
}
