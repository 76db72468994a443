import {gloss, matte, metal} from '../../engine/paint/material'
import {type Part, placed} from '../../engine/part'
import {composed, leaning, moved, turned} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {rod, tube} from '../../shapes/rod'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const [w, h] = [25, 18]

const bumper = (paint: string): Part[] => [
    slab({at: [0, -1, -0.5], size: [w + 3, h + 2.6, 2.2], material: matte(paint), radius: 1.05}),
    tube({
        points: [
            [-5, h + 1, -0.5],
            [-4, h + 4, -0.5],
            [4, h + 4, -0.5],
            [5, h + 1, -0.5]
        ],
        radius: 0.9,
        material: matte(paint)
    })
]

const pen: Part[] = [
    rod({
        from: [6, 0.5, 7],
        to: [20, 0.5, 5],
        radius: [0.45, 0.4],
        material: gloss('#f2f1ee')
    })
]

const stand: Part[] = placed(moved([0, 0, -6]), [
    slab({at: [0, 0, 0], size: [10, 1, 9], material: metal('#8e9297'), radius: 0.3})
])

export type TabletForm = 'tablet' | 'for kids' | 'for drawing'

/** A tablet leaning back: before another one seen from behind, in a soft case, or with its pen. */
export const tablet = ({paint, seed}: Look, form: TabletForm): Model => {
    const isForKids = form === 'for kids'
    const shows = form === 'for drawing' ? 'landscape' : seed % 3 === 2 ? 'ribbons' : 'home'
    const front = placed(leaning(16, [0, isForKids ? 1.2 : 0, -2]), [
        ...(isForKids ? bumper(paint) : []),
        slab({
            at: [0, 0, isForKids ? 0.7 : 0],
            size: [w, h, 0.7],
            material: isForKids ? matte('#2a2c30') : metal(paint),
            radius: 0.32
        }),
        slab({
            at: [0, 0.2, isForKids ? 1.1 : 0.38],
            size: [w - 0.4, h - 0.4, 0.1],
            material: gloss('#0d0e10'),
            radius: 0.05,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: 0.9, y: 0.9, w: face.w - 1.8, h: face.h - 1.8},
                        {shows, seed, columns: isForKids ? 5 : 7, radius: 0.4}
                    )
            }
        })
    ])
    const back = placed(composed(turned(-24, [9, 0, -8]), leaning(14)), [
        slab({at: [0, 0, 0], size: [w, h, 0.7], material: metal(paint), radius: 0.32})
    ])
    const besides = {tablet: back, 'for kids': stand, 'for drawing': [...stand, ...pen]}
    return {
        parts: [...besides[form], ...front],
        setting: 'table',
        focus: [4, 8, 0],
        front: {yaw: 0, pitch: 8},
        angle: {yaw: 28, pitch: 14}
    }
}
