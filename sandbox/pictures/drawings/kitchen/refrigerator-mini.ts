import {enamel} from '../../engine/paint/finish-of'
import {matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {badge, barHandle, door} from './fridge-parts'

/** A small refrigerator with one door, or with a freezer of its own above. */
export const refrigeratorMini = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const handle = metal('#a4a8ac')
    const double = seed % 2 === 1
    const z = 22
    const parts = [
        slab({at: [0, 0, -4], size: [44, 3, 42], material: matte('#1d1e20')}),
        slab({at: [0, 3, -2.4], size: [48, double ? 105 : 80, 48], material, radius: 1.2}),
        door([0, 3.4, z], [48, double ? 68 : 79.4], {
            material,
            front: (face) => badge(face, {x: face.w / 2, y: 4})
        }),
        ...(double ? [door([0, 72.4, z], [48, 35.4], {material})] : []),
        ...barHandle([-19, 44, z + 5.2], [-19, 66, z + 5.2], handle),
        ...(double ? barHandle([-19, 76, z + 5.2], [-19, 94, z + 5.2], handle) : []),
        slab({
            at: [0, double ? 108 : 83, -2],
            size: [48.6, 2, 52],
            material: matte('#2a2c2f'),
            radius: 0.8
        })
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [-6, 66, 28],
        front: {yaw: 0, pitch: 6},
        angle: {yaw: 32, pitch: 13}
    }
}
