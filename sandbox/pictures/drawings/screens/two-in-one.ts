import {darker} from '../../engine/paint/colour'
import {gloss, type Material, matte, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning, moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {mark} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'
import {keysOn} from './keyboard'

const [w, h] = [31, 21.5]

/** A thin screen that is touched: rows of signs under the glass. */
const touchScreen = (body: Material, seed: number): Part[] => [
    slab({at: [0, 0, 0], size: [w, h, 0.9], material: body, radius: 0.4}),
    slab({
        at: [0, 0.25, 0.5],
        size: [w - 0.5, h - 0.5, 0.12],
        material: gloss('#0d0e10'),
        radius: 0.05,
        on: {
            front: (face) =>
                screenOn(
                    face,
                    {x: 0.9, y: 0.9, w: face.w - 1.8, h: face.h - 1.8},
                    {shows: 'home', seed, columns: 8, radius: 0.3}
                )
        }
    })
]

const pen: Part[] = [
    rod({from: [21, 0.5, 9], to: [19.5, 0.5, -6], radius: [0.5, 0.4], material: gloss('#f2f1ee')})
]

const coverWithKeys = (paint: string): Part =>
    slab({
        at: [0, 0, 0],
        size: [w, 0.6, 20],
        material: matte(darker(paint, 0.2)),
        radius: 0.25,
        on: {
            top: (face) =>
                keysOn(face, {x: 1.6, y: 1.6, w: face.w - 3.2, h: 10.4}, {cap: '#24262a'}) +
                mark(face, {x: face.w / 2 - 5, y: 13, w: 10, h: 5.6}, '#ffffff', {
                    radius: 0.4,
                    alpha: 0.14
                })
        }
    })

/** The screen off its keys: a tablet that leans on its own stand, its keyboard before it and its pen. */
export const detachable = ({paint, seed}: Look): Model => {
    const body = metal(paint)
    return {
        parts: [
            ...placed(leaning(-32, [0, 0, -17]), [
                slab({at: [0, 0, 0], size: [24, 13, 0.4], material: body, radius: 0.15})
            ]),
            ...placed(leaning(20, [0, 0.2, -8]), touchScreen(body, seed)),
            ...placed(moved([0, 0, 11]), [coverWithKeys(paint)]),
            ...pen
        ],
        setting: 'table',
        focus: [6, 4, 2],
        front: {yaw: 0, pitch: 18},
        angle: {yaw: 33, pitch: 20},
        zoom: 2.2
    }
}

const [open, away] = [24, 10]

/** Folded over until it stands like a tent, its keys behind. */
export const convertible = ({paint, seed}: Look): Model => {
    const body = metal(paint)
    const top = h * Math.cos((open * Math.PI) / 180)
    return {
        parts: [
            ...placed(leaning(-open, [0, 0, -away]), [
                slab({
                    at: [0, 0, 0],
                    size: [w, h, 1.3],
                    material: body,
                    radius: 0.5,
                    on: {
                        back: (face) =>
                            keysOn(face, {x: 2, y: 2, w: face.w - 4, h: 10}, {cap: '#24262a'})
                    }
                })
            ]),
            ...placed(leaning(open, [0, 0, away]), touchScreen(body, seed)),
            ...[-11, 11].map((x) =>
                rod({
                    from: [x - 2.5, top, 0.4],
                    to: [x + 2.5, top, 0.4],
                    radius: 0.9,
                    material: metal('#6c7176')
                })
            )
        ],
        setting: 'table',
        focus: [8, 12, 4],
        front: {yaw: 22, pitch: 10},
        angle: {yaw: 58, pitch: 13},
        zoom: 2.2
    }
}
