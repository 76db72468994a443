import {
    cabinetry,
    glow,
    type Material,
    metal,
    trimWood,
    upholstery
} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {frontPanel} from '../tables/drawer'
import {bedding} from './bedding'

const w = 160
const length = 204

const paddedHead = (material: Material): Part[] => [
    slab({at: [0, 4, -length / 2 - 5], size: [w + 12, 110, 6], material, radius: 2}),
    ...Array.from({length: 5}, (_, index) =>
        cushion({
            at: [-w / 2 + (w / 5) * (index + 0.5), 36, -length / 2 - 0.2],
            size: [w / 5 - 0.6, 76, 5],
            material,
            radius: 2.4,
            swell: [0, 0.4, 2.4]
        })
    )
]

const boardHead = (material: Material, seed: number): Part[] => [
    ...[-1, 1].map((side) =>
        slab({
            at: [side * (w / 2 + 3), 0, -length / 2 - 4],
            size: [6, 112, 6],
            material,
            seed: seed + side
        })
    ),
    ...[40, 66, 92].map((y) =>
        slab({
            at: [0, y, -length / 2 - 4],
            size: [w - 0.4, 22, 3.4],
            material,
            radius: 0.6,
            seed: seed + y
        })
    ),
    slab({at: [0, 112, -length / 2 - 4], size: [w + 14, 4, 8], material, radius: 0.8, seed})
]

/** What a bed's name says of it; a plain one has the headboard that its seed chooses. */
export type BedForm = 'panel' | 'upholstered' | 'storage' | 'sleigh' | 'platform' | 'led'

const isPadded = (form: BedForm | undefined, seed: number) =>
    form === undefined || form === 'led' ? seed % 2 === 0 : form === 'upholstered'

/** A head or foot that curls outwards, as a sleigh's. */
const curledBoard = (material: Material, z: number, high: number): Part[] => {
    const out = Math.sign(z)
    return [
        slab({at: [0, 6, z], size: [w + 12, high - 6, 6], material, radius: 1.4}),
        rod({
            from: [-(w + 14) / 2, high + 4, z + out * 4],
            to: [(w + 14) / 2, high + 4, z + out * 4],
            radius: 7,
            material
        })
    ]
}

const lightsOf = (y: number): Part => ({
    ...slab({
        at: [0, y, -length / 2 - 1],
        size: [w + 8, 2.2, 2],
        material: glow('#9fd8ff'),
        radius: 0.8
    }),
    weightless: true
})

const headOf = (form: BedForm | undefined, material: Material, seed: number): Part[] => {
    if (form === 'sleigh') return curledBoard(material, -length / 2 - 5, 104)
    if (form === 'platform')
        return [
            slab({
                at: [0, 4, -length / 2 - 4],
                size: [w + 40, 70, 5],
                material,
                radius: 0.8,
                seed
            })
        ]
    const head = isPadded(form, seed) ? paddedHead(material) : boardHead(material, seed)
    return form === 'led' ? [...head, lightsOf(isPadded(form, seed) ? 112.5 : 116)] : head
}

const drawersIn = (material: Material, seed: number): Part[] =>
    [-1, 1].flatMap((side) =>
        frontPanel([side * 41, 9, length / 2 + 4], [78, 23], {
            material,
            style: 'bar',
            handle: metal('#3a3b3e'),
            seed: seed + side
        })
    )

/** A made bed, its foot to the front. Its form says what its headboard, its foot and its frame are like. */
export const bed = ({paint, seed}: Look, form?: BedForm): Model => {
    const padded = isPadded(form, seed)
    const material = padded ? upholstery(paint) : cabinetry(paint)
    const feet = padded ? trimWood(paint, seed) : material
    const rail = {material, radius: padded ? 2 : 0.6, seed}
    const foot =
        form === 'sleigh'
            ? curledBoard(material, length / 2 + 3, 50)
            : [slab({at: [0, 9, length / 2 + 1.5], size: [w + 10, 25, 5], ...rail})]
    const wide = form === 'platform' ? 36 : 6
    const parts = [
        ...headOf(form, material, seed),
        slab({
            at: [0, 10, 0],
            size: [w + wide, form === 'platform' ? 14 : 20, length - 2],
            ...rail
        }),
        ...(form === 'platform' ? [] : foot),
        ...(form === 'storage' ? drawersIn(material, seed) : []),
        ...[-1, 1].map((side) =>
            slab({at: [side * (w / 2 - 4), 0, length / 2 - 5], size: [6, 9, 6], material: feet})
        ),
        ...bedding({w, length: length - 4, base: form === 'platform' ? 24.2 : 30.2}, seed)
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [30, 62, -40],
        front: {yaw: 0, pitch: 17},
        angle: {yaw: 40, pitch: 18}
    }
}
