import {matte, metal} from '../../engine/paint/material'
import {lighter} from '../../engine/paint/colour'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {slab} from '../../shapes/slab'
import {display} from './display'

/** A computer monitor; every third one is extra wide. */
export const monitor = ({paint, seed}: Look): Model => {
    const stand = metal(lighter(paint, 0.12))
    const wide = seed % 3 === 2
    const size = wide ? ([82, 36] as const) : ([61, 36] as const)
    const base =
        seed % 2 === 0
            ? slab({at: [0, 0, -1], size: [26, 1.2, 20], material: stand, radius: 0.5})
            : lathe({
                  at: [0, 0, -1],
                  profile: [
                      [12, 0],
                      [12, 0.8],
                      [11, 1.2]
                  ],
                  material: stand
              })
    const parts = [
        base,
        slab({at: [0, 1.2, -5], size: [5, 30, 2.4], material: stand, radius: 0.6}),
        ...display([0, 13, -1], size, {
            body: matte(paint),
            shows: seed % 2 === 0 ? 'desktop' : 'ribbons',
            seed,
            rim: 0.6,
            chin: 1.4,
            depth: 2.4
        })
    ]
    return {
        parts,
        setting: 'table',
        focus: [16, 22, 0],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 30, pitch: 9}
    }
}
