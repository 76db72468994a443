import type {Face} from '../../engine/face'
import {enamel, gloss, matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {mark, plate, recess} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {badge, barHandle, door} from './refrigerators'

const controls = (face: Face): string =>
    plate(face, {x: 0.6, y: 0.8, w: face.w - 1.2, h: 7}, gloss('#1b1c1f'), {radius: 0.8}) +
    [0.12, 0.19, 0.26, 0.33, 0.68, 0.75, 0.82]
        .map((at) =>
            mark(face, {x: face.w * at, y: 3.4, w: 1.8, h: 1.4}, '#cfd4d8', {
                radius: 0.5,
                alpha: 0.85
            })
        )
        .join('') +
    mark(face, {x: face.w * 0.46, y: 2.6, w: 7, h: 3.2}, '#6fd3ff', {radius: 0.4, alpha: 0.75})

const pocket = (face: Face): string => {
    const rect = {x: face.w / 2 - 14, y: 11, w: 28, h: 4.6}
    return plate(face, rect, matte('#17181a'), {radius: 2}) + recess(face, rect, 2, 0.5)
}

/** A dishwasher with a bar handle or a recessed handle. */
export const dishwasher = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const bar = seed % 2 === 0
    const front = (face: Face) =>
        controls(face) + (bar ? '' : pocket(face)) + badge(face, {x: face.w / 2, y: face.h - 6})
    const parts = [
        slab({at: [0, 0, -3], size: [56, 9, 50], material: matte('#1d1e20')}),
        slab({at: [0, 9, -3], size: [60, 75, 54], material: matte('#54575b'), radius: 0.6}),
        door([0, 10, 24], [60, 74], {material, front}),
        ...(bar ? barHandle([-25, 70, 29.2], [25, 70, 29.2], metal('#bcc0c4')) : [])
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [0, 72, 28],
        front: {yaw: 0, pitch: 7},
        angle: {yaw: 32, pitch: 13}
    }
}
