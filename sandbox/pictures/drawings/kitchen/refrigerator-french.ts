import {enamel} from '../../engine/paint/finish-of'
import {matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {badge, barHandle, dispenser, door} from './fridge-parts'

/** Two doors above one or two drawers; odd seeds have water in the door. */
export const refrigeratorFrench = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const handle = material.finish === 'metal' ? material : metal('#b4b8bc')
    const z = 30
    const drawers = seed % 3 === 1 ? [6, 34.6] : [6]
    const h = drawers.length === 2 ? 27.6 : 56
    const doorsFrom = 64
    const parts = [
        slab({at: [0, 0, -4], size: [86, 5, 60], material: matte('#1d1e20')}),
        slab({at: [0, 5, -3.2], size: [91, 172, 66], material, radius: 0.8}),
        door([-23, doorsFrom, z], [45, 113], {
            material,
            front: (face) =>
                badge(face, {x: face.w / 2, y: 5}) + (seed % 2 === 1 ? dispenser(face) : '')
        }),
        door([23, doorsFrom, z], [45, 113], {material}),
        ...drawers.map((y) => door([0, y, z], [91, h], {material})),
        ...[-1, 1].flatMap((side) =>
            barHandle(
                [side * 4.4, doorsFrom + 14, z + 5.2],
                [side * 4.4, doorsFrom + 92, z + 5.2],
                handle
            )
        ),
        ...drawers.flatMap((y) =>
            barHandle([-32, y + h - 8, z + 5.2], [32, y + h - 8, z + 5.2], handle)
        )
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [0, 95, 36],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 30, pitch: 8},
        zoom: 2.6
    }
}
