import {cabinetry, type Material, matte, metal} from '../../engine/paint/material'
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

export type DeskForm = 'writing' | 'computer' | 'L' | 'standing'

const boardAt = 72.3
/** How high a desk for standing is raised. */
const raised = 106

const withPedestal = (look: Pedestal): Part[] => [
    ...pedestal(48, look),
    slab({at: [-65, 0, 0], size: [4, 72, 56], material: look.material, seed: look.seed + 2}),
    slab({at: [-17, 34, -24], size: [92, 38, 1.8], material: look.material, seed: look.seed + 1})
]

const onLegs = (look: Pedestal): Part[] => [
    ...fourLegs([132, 56], 72, {material: metal('#3b3d41'), thick: 3.6}),
    slab({at: [0, 60, -2], size: [112, 12, 48], material: look.material, seed: look.seed}),
    ...[-28, 28].flatMap((x) => frontPanel([x, 60.6, 22], [54, 10.6], look))
]

/** A second board at a right angle to the first, on legs of its own. */
const returning = ({material, seed}: Pedestal): Part[] => [
    slab({at: [-43, boardAt, 82], size: [54, 3.6, 100], material, radius: 0.6, seed: seed + 5}),
    ...[-66, -20].map((x) =>
        slab({at: [x, 0, 126], size: [3.6, 72, 3.6], material: metal('#3b3d41'), radius: 0.3})
    )
]

/** Two columns with feet, and the keys with which it is moved. */
const columns = (): Part[] => [
    ...[-48, 48].flatMap((x) => [
        slab({at: [x, 0, 0], size: [7, 3, 62], material: metal('#3b3d41'), radius: 0.8}),
        slab({at: [x, 3, 0], size: [9, 56, 7], material: metal('#3b3d41'), radius: 0.6}),
        slab({at: [x, 59, 0], size: [7, raised - 60, 5], material: metal('#8d9297'), radius: 0.5})
    ]),
    slab({at: [0, raised - 5, 0], size: [96, 4, 5], material: metal('#3b3d41'), radius: 0.4}),
    slab({at: [52, raised - 2.6, 30], size: [12, 2.2, 5], material: matte('#1d1f22'), radius: 0.6})
]

const below = (form: DeskForm, look: Pedestal): Part[] => {
    if (form === 'standing') return columns()
    if (form === 'computer') return withPedestal(look)
    return form === 'L' ? [...withPedestal(look), ...returning(look)] : onLegs(look)
}

/** A desk: on steel legs, with drawers, around a corner, or raised for standing. */
export const officeDesk = ({paint, seed}: Look, form: DeskForm = 'computer'): Model => {
    const material = cabinetry(paint)
    const handle = metal(seed % 2 === 0 ? '#4a4c50' : '#b3b7bb')
    const look = {material, style: handleStyle(seed), handle, seed}
    const top = form === 'standing' ? raised : boardAt
    return {
        parts: [
            slab({at: [0, top, 0], size: [140, 3.6, 64], material, radius: 0.6, seed}),
            ...below(form, look)
        ],
        setting: 'office',
        focus: [46, top - 12, 26],
        front: {yaw: 0, pitch: form === 'L' ? 20 : 12},
        angle: {yaw: 32, pitch: form === 'L' ? 26 : 18}
    }
}
