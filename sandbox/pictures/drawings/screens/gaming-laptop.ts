import {matte} from '../../engine/paint/material'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {mark} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {notebook} from './laptop'

const lights = [
    ['#ff3b6b', '#ff8a3b', '#ffd23b', '#59e07a', '#3bb7ff', '#8a5bff'],
    ['#ff2f3f', '#ff4b4b', '#ff2f3f'],
    ['#33d6ff', '#4b8bff', '#7a5bff', '#c24bff']
] as const

/** A thicker notebook with lit keys and a bar of light along its front. */
export const gamingLaptop = ({paint, seed}: Look): Model => {
    const glow = pick<readonly string[]>([lights[0], lights[1], lights[2]], seed)
    const strip = slab({
        at: [0, 0.5, 12.4],
        size: [24, 0.5, 0.4],
        material: matte('#111214'),
        radius: 0.1,
        on: {
            front: (face) =>
                glow
                    .map((paint, at) =>
                        mark(
                            face,
                            {
                                x: (face.w / glow.length) * at,
                                y: 0,
                                w: face.w / glow.length,
                                h: face.h
                            },
                            paint
                        )
                    )
                    .join('')
        }
    })
    const parts = [
        ...notebook({
            body: matte(paint),
            keys: {cap: '#15161a', glow},
            shows: seed % 2 === 0 ? 'ribbons' : 'landscape',
            seed: seed + 3,
            thick: 2.6,
            lean: 18
        }),
        strip
    ]
    return {
        parts,
        setting: 'table',
        focus: [6, 4, 6],
        front: {yaw: 0, pitch: 17},
        angle: {yaw: 31, pitch: 22},
        zoom: 2.2
    }
}
