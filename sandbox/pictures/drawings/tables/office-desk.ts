import {cabinetry, type Material, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {fourLegs} from './four-legs'
import {frontPanel, handleStyle, type HandleStyle} from './drawer'

type Pedestal = {material: Material; style: HandleStyle; handle: Material; seed: number}

const pedestal = (x: number, look: Pedestal): Part[] => [
    slab({at: [x, 4, 0], size: [38, 68, 54], material: look.material, seed: look.seed}),
    ...[5, 28, 51].flatMap((y) => frontPanel([x, y, 27], [36.4, 20.4], look))
]

/** A writing desk: with a pedestal of drawers, or two drawers on steel legs. */
export const officeDesk = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const handle = metal(seed % 2 === 0 ? '#4a4c50' : '#b3b7bb')
    const style = handleStyle(seed)
    const look = {material, style, handle, seed}
    const steel = metal('#3b3d41')
    const light = seed % 2 === 1
    const parts = [
        slab({at: [0, 72.3, 0], size: [140, 3.6, 64], material, radius: 0.6, seed}),
        ...(light
            ? [
                  ...fourLegs([132, 56], 72, {material: steel, thick: 3.6}),
                  slab({at: [0, 60, -2], size: [112, 12, 48], material, seed}),
                  ...[-28, 28].flatMap((x) => frontPanel([x, 60.6, 22], [54, 10.6], look))
              ]
            : [
                  ...pedestal(48, look),
                  slab({at: [-65, 0, 0], size: [4, 72, 56], material, seed: seed + 2}),
                  slab({at: [-17, 34, -24], size: [92, 38, 1.8], material, seed: seed + 1})
              ])
    ]
    return {
        parts,
        setting: 'office',
        focus: [46, 60, 26],
        front: {yaw: 0, pitch: 12},
        angle: {yaw: 32, pitch: 18}
    }
}
