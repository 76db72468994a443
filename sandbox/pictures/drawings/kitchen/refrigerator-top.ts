import {enamel} from '../../engine/paint/finish-of'
import {matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {badge, barHandle, door} from './fridge-parts'

/** One door below and the freezer's above. */
export const refrigeratorTop = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const handle = seed % 2 === 0 ? metal('#aeb2b6') : matte('#2b2d30')
    const side = seed % 3 === 0 ? -1 : 1
    const z = 29
    const edge = side * 31
    const parts = [
        slab({at: [0, 0, -4], size: [70, 4, 58], material: matte('#1d1e20')}),
        slab({at: [0, 4, -3], size: [76, 164, 64], material, radius: 1}),
        door([0, 4.6, z], [76, 109], {material}),
        door([0, 114.6, z], [76, 53], {
            material,
            front: (face) => badge(face, {x: face.w / 2, y: 5})
        }),
        ...barHandle([edge, 60, z + 5.2], [edge, 108, z + 5.2], handle),
        ...barHandle([edge, 119, z + 5.2], [edge, 150, z + 5.2], handle)
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [20, 112, 34],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 31, pitch: 8}
    }
}
