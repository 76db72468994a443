import type {Face} from '../../engine/face'
import {enamel, gloss, matte, metal, wood} from '../../engine/paint/material'
import {placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {mark, plate, recess} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
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

export type DishwasherForm = 'front control' | 'top control' | 'portable' | 'countertop'

const plain = (face: Face): string => badge(face, {x: face.w / 2, y: face.h - 6})

/** A dishwasher to build in; its controls are in front, or on the upper edge of the door. */
export const dishwasher = ({paint}: Look, form: DishwasherForm): Model => {
    const material = enamel(paint)
    const handle = metal('#bcc0c4')
    if (form === 'countertop') return onCounter(paint)
    const hidden = form === 'top control'
    const lift = form === 'portable' ? 4 : 0
    const front = (face: Face) =>
        (hidden ? '' : controls(face)) + (hidden ? '' : pocket(face)) + plain(face)
    const body = [
        slab({at: [0, 0, -3], size: [56, 9, 50], material: matte('#1d1e20')}),
        slab({
            at: [0, 9, -3],
            size: [60, 75, 54],
            material: form === 'portable' ? material : matte('#54575b'),
            radius: 0.6
        }),
        door([0, 10, 24], [60, 74], {material, front}),
        ...(hidden ? barHandle([-25, 74, 29.2], [25, 74, 29.2], handle) : [])
    ]
    return {
        parts:
            form === 'portable'
                ? [
                      ...[-24, 24].flatMap((x) =>
                          [-22, 18].map((z) =>
                              rod({
                                  from: [x - 1.2, 2.2, z],
                                  to: [x + 1.2, 2.2, z],
                                  radius: 2.2,
                                  material: matte('#1d1e20')
                              })
                          )
                      ),
                      ...placed(moved([0, lift, 0]), body),
                      slab({
                          at: [0, 88.2, 0],
                          size: [62, 3.4, 62],
                          material: wood('#b98d5c'),
                          radius: 0.8
                      })
                  ]
                : body,
        setting: form === 'portable' ? 'laundry' : 'kitchen',
        focus: [0, 72, 28],
        front: {yaw: 0, pitch: form === 'portable' ? 10 : 7},
        angle: {yaw: 32, pitch: form === 'portable' ? 16 : 13}
    }
}

/** A small one that stands on the counter. */
const onCounter = (paint: string): Model => {
    const material = enamel(paint)
    return {
        parts: [
            slab({at: [0, 1.4, 0], size: [54, 42, 46], material, radius: 1.4}),
            slab({at: [0, 0, 0], size: [48, 1.4, 40], material: matte('#1d1e20')}),
            door([0, 3, 23], [53, 39], {material, front: (face) => controls(face) + pocket(face)})
        ],
        setting: 'counter',
        focus: [0, 34, 24],
        front: {yaw: 0, pitch: 8},
        angle: {yaw: 31, pitch: 14}
    }
}
