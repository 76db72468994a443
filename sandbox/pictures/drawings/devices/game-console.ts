import {darker} from '../../engine/paint/colour'
import type {Face} from '../../engine/face'
import {glow, gloss, matte} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {moved, turned} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {headphones} from '../sound/headphones'
import {gamepad} from './gamepad'

const slot = (face: Face): string =>
    mark(face, {x: face.w * 0.44, y: face.h * 0.52, w: 0.35, h: 9}, '#0b0c0e', {radius: 0.2}) +
    disc(face, [face.w * 0.46, face.h * 0.9], 0.6, glow('#e8f4ff')) +
    mark(face, {x: face.w * 0.4, y: face.h * 0.8, w: 1, h: 0.45}, '#0b0c0e', {radius: 0.15})

const upright = (paint: string): Part[] => {
    const light = glow('#7cc7ff')
    return [
        slab({at: [0, 0, 0], size: [9, 1.4, 18], material: matte('#1b1c1f'), radius: 0.6}),
        slab({
            at: [0, 1.4, 0],
            size: [5.4, 36, 24],
            material: gloss('#17181b'),
            radius: 0.8,
            on: {front: slot}
        }),
        ...[-1, 1].flatMap((side) => [
            slab({
                at: [side * 4.1, 1.6, 0.6],
                size: [2.6, 37.4, 25],
                material: matte(paint),
                radius: 1.2
            }),
            slab({at: [side * 2.85, 6, 12.4], size: [0.2, 28, 0.3], material: light, radius: 0.05})
        ])
    ]
}

const tower = (paint: string): Part[] => {
    const holes = (face: Face) =>
        Array.from({length: 36}, (_, index) =>
            disc(
                face,
                [1.6 + (index % 6) * 2.36, 1.6 + Math.floor(index / 6) * 2.36],
                0.72,
                matte('#0c0d0f')
            )
        ).join('')
    return [
        slab({
            at: [0, 0.6, 0],
            size: [15, 30, 15],
            material: matte(paint),
            radius: 0.7,
            on: {
                top: holes,
                front: (face) =>
                    mark(face, {x: 2.2, y: face.h - 9, w: 6, h: 0.4}, '#08090a', {radius: 0.2}) +
                    disc(face, [2.6, 2.6], 0.9, glow('#f3f7fa')) +
                    mark(face, {x: 11.4, y: face.h - 4, w: 1.2, h: 0.5}, '#08090a')
            }
        }),
        slab({at: [0, 0, 0], size: [12, 0.6, 12], material: matte('#101114')})
    ]
}

/** A games console standing upright, with its gamepad lying in front. */
export const gameConsole = ({paint, seed}: Look): Model => {
    const pad = gamepad(seed % 2 === 0 ? paint : darker(paint, 0.1))
    const parts = [
        ...placed(
            turned(seed % 2 === 0 ? 16 : 0, [-6, 0, -6]),
            seed % 2 === 0 ? upright(paint) : tower(paint)
        ),
        ...placed(turned(-14, [11, 0, 9]), [pad])
    ]
    return {
        parts,
        setting: 'table',
        focus: [9, 4, 8],
        front: {yaw: 0, pitch: 15},
        angle: {yaw: 28, pitch: 20},
        zoom: 2.2
    }
}

/** The console of a bundle with the headset beside it. */
export const consoleWithHeadset = (look: Look): Model => {
    const {parts, ...view} = gameConsole(look)
    const headset = placed(turned(-18, [32, 0, -4]), headphones(look, 'headset').parts)
    const both = [parts, placed(moved([-8, 0, 0]), headset)]
    return {...view, parts: both.flat(), pieces: both.length}
}
