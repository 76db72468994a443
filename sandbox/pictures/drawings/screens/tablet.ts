import {gloss, metal} from '../../engine/paint/material'
import {placed} from '../../engine/part'
import {composed, leaning, moved, turned} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {rod} from '../../shapes/rod'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

/** A tablet leaning back, with its pen beside it for odd seeds. */
export const tablet = ({paint, seed}: Look): Model => {
    const [w, h] = [25, 18]
    const front = placed(leaning(16, [0, 0, -2]), [
        slab({at: [0, 0, 0], size: [w, h, 0.7], material: metal(paint), radius: 0.32}),
        slab({
            at: [0, 0.2, 0.38],
            size: [w - 0.4, h - 0.4, 0.1],
            material: gloss('#0d0e10'),
            radius: 0.05,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: 0.9, y: 0.9, w: face.w - 1.8, h: face.h - 1.8},
                        {shows: seed % 3 === 2 ? 'ribbons' : 'home', seed, columns: 7, radius: 0.4}
                    )
            }
        })
    ])
    const back = placed(composed(turned(-24, [9, 0, -8]), leaning(14)), [
        slab({at: [0, 0, 0], size: [w, h, 0.7], material: metal(paint), radius: 0.32})
    ])
    const pen = rod({
        from: [6, 0.5, 7],
        to: [20, 0.5, 5],
        radius: [0.45, 0.4],
        material: gloss('#f2f1ee')
    })
    const stand = placed(moved([0, 0, -6]), [
        slab({at: [0, 0, 0], size: [10, 1, 9], material: metal('#8e9297'), radius: 0.3})
    ])
    return {
        parts: [...(seed % 2 === 0 ? back : [...stand, pen]), ...front],
        setting: 'table',
        focus: [4, 8, 0],
        front: {yaw: 0, pitch: 8},
        angle: {yaw: 28, pitch: 14}
    }
}
