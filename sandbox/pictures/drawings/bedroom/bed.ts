import {cabinetry, type Material, trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {slab} from '../../shapes/slab'
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

/** A made bed, its foot to the front, with a padded headboard or a wooden one. */
export const bed = ({paint, seed}: Look): Model => {
    const padded = seed % 2 === 0
    const material = padded ? upholstery(paint) : cabinetry(paint)
    const feet = padded ? trimWood(paint, seed) : material
    const rail = {material, radius: padded ? 2 : 0.6, seed}
    const parts = [
        ...(padded ? paddedHead(material) : boardHead(material, seed)),
        slab({at: [0, 10, 0], size: [w + 6, 20, length - 2], ...rail}),
        slab({at: [0, 9, length / 2 + 1.5], size: [w + 10, 25, 5], ...rail}),
        ...[-1, 1].map((side) =>
            slab({at: [side * (w / 2 - 4), 0, length / 2 - 5], size: [6, 9, 6], material: feet})
        ),
        ...bedding({w, length: length - 4, base: 30.2}, seed)
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [30, 62, -40],
        front: {yaw: 0, pitch: 17},
        angle: {yaw: 40, pitch: 18}
    }
}
