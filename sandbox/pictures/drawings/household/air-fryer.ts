import {glow, gloss, matte, metal} from '../../engine/paint/material'
import type {Face} from '../../engine/face'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {disc, mark, plate, recess, ring} from '../../shapes/panel'
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

/** A basket air fryer with a touch panel or a dial. */
export const airFryer = ({paint, seed}: Look): Model => {
    const body = gloss(paint)
    const z = 15.2
    const panel = {min: [-7.6, 20, z + 1.1], max: [7.6, 28, z + 1.2]} as const
    const parts = [
        slab({at: [0, 0, 0], size: [22, 1.2, 24], material: matte('#1b1c1f'), radius: 0.4}),
        cushion({
            at: [0, 1.2, 0],
            size: [27, 31, 30],
            material: body,
            radius: 8,
            swell: [1.4, 0.6, 1]
        }),
        slab({
            at: [0, 3.4, z - 0.4],
            size: [22, 14.6, 2.4],
            material: body,
            radius: 1.6,
            on: {
                front: (face) =>
                    recess(face, {x: 1.2, y: 1, w: face.w - 2.4, h: face.h - 2}, 1.4, 0.2)
            }
        }),
        slab({at: [0, 9, z + 3.6], size: [5.4, 5, 7], material: matte('#26282c'), radius: 1.4}),
        slab({at: [0, 13.4, z + 5], size: [5.8, 1, 5], material: metal('#b9bdc1'), radius: 0.4}),
        decal(panel, 'front', seed % 2 === 0 ? touch : dial)
    ]
    return {
        parts,
        setting: 'counter',
        focus: [0, 22, 16],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 30, pitch: 15}
    }
}
