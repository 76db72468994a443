import {darker} from '../../engine/paint/colour'
import {cabinetry, matte, metal, trimWood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from './drawer'

const width = 160
const depth = 42

/** A low cabinet for a television: doors at the sides, open shelves in the middle. */
export const tvStand = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const inside = matte(darker(paint, 0.55))
    const handle = metal(seed % 2 === 0 ? '#3b3c3f' : '#b08d57')
    const style = handleStyle(seed)
    const [low, high] = [14, 58]
    const wing = 48
    const middle = width - 2 * wing - 3
    const doors = [-1, 1].flatMap((side): Part[] => {
        const x = side * (width / 2 - wing / 2 - 0.6)
        const look = {material, style, handle, seed}
        return seed % 3 === 0
            ? [0, 1].flatMap((row) =>
                  frontPanel([x, low + 1 + row * 20.8, depth / 2], [wing - 2, 20.2], look)
              )
            : frontPanel([x, low + 1, depth / 2], [wing - 2, 41], {
                  ...look,
                  door: side < 0 ? 'left' : 'right'
              })
    })
    const parts = [
        ...legsUnder([width, depth], {height: low, material: trimWood(paint, seed)}),
        slab({at: [0, high - 2, 0.8], size: [width + 1, 3, depth + 3.4], material, seed}),
        slab({at: [0, low, -depth / 2 + 2], size: [middle, high - low - 2.2, 1], material: inside}),
        ...[-1, 1].map((side) =>
            slab({
                at: [side * (width / 2 - wing / 2), low, 0],
                size: [wing, high - low - 2.2, depth],
                material,
                seed
            })
        ),
        slab({at: [0, low, 0], size: [middle, 2, depth], material, radius: 0.3, seed}),
        slab({at: [0, 35, 0], size: [middle, 1.8, depth - 2], material, radius: 0.3, seed}),
        ...doors
    ]
    return {
        parts,
        setting: 'living',
        focus: [45, 40, 20],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 32, pitch: 15}
    }
}
