import {gloss, type Material} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/vector'
import {screenOn, type ScreenShows} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

/** A flat screen standing upright: a thin case with glass up to a narrow rim. Its lower middle is given. */
export const display = (
    at: Vector,
    [w, h]: readonly [number, number],
    look: {
        body: Material
        shows: ScreenShows
        seed: number
        rim?: number
        chin?: number
        depth?: number
    }
): Part[] => {
    const {body, shows, seed, rim = 0.9, chin = rim, depth = 3} = look
    const [x, y, z] = at
    return [
        slab({
            at,
            size: [w, h, depth],
            material: body,
            radius: 0.5
        }),
        slab({
            at: [x, y, z + depth / 2 + 0.15],
            size: [w - 0.5, h - 0.5, 0.3],
            material: gloss('#0d0e10'),
            radius: 0.1,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: rim, y: rim, w: face.w - rim * 2, h: face.h - rim - chin},
                        {shows, seed}
                    )
            }
        })
    ]
}
