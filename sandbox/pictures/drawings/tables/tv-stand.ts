import {darker} from '../../engine/paint/colour'
import type {Face} from '../../engine/face'
import {cabinetry, gloss, type Material, matte, metal, trimWood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {mark, plate} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from './drawer'

const width = 160
const depth = 42

export type TvStandForm = 'doors' | 'fireplace' | 'sliding doors'

const flames = (face: Face): string =>
    plate(face, {x: 1.5, y: 1.5, w: face.w - 3, h: face.h - 3}, gloss('#101113'), {radius: 0.8}) +
    Array.from({length: 9}, (_, at) => {
        const h = 9 + ((at * 7) % 5) * 2.6
        const x = 5 + at * ((face.w - 14) / 8)
        return (
            mark(face, {x, y: face.h - 5 - h, w: 4.6, h}, '#e8672a', {radius: 2.2, alpha: 0.85}) +
            mark(face, {x: x + 1.2, y: face.h - 5 - h * 0.6, w: 2.2, h: h * 0.6}, '#ffd27a', {
                radius: 1.1
            })
        )
    }).join('') +
    mark(face, {x: 3, y: face.h - 6, w: face.w - 6, h: 3}, '#3a2018', {radius: 1})

/** Two boards that hang on a rail and can be pushed before the middle. */
const slidingDoors = (material: Material, seed: number): Part[] => [
    rod({
        from: [-width / 2 + 4, 52, depth / 2 + 3.4],
        to: [width / 2 - 4, 52, depth / 2 + 3.4],
        radius: 1,
        material: matte('#26282b')
    }),
    ...[-1, 1].flatMap((side) => {
        const x = side * (width / 2 - 25)
        return [
            slab({at: [x, 15, depth / 2 + 2], size: [46, 35, 2], material, seed: seed + side}),
            ...[18, 44].map((y) =>
                slab({at: [x, y, depth / 2 + 3.4], size: [44, 3, 0.8], material, seed: seed + y})
            ),
            ...[-14, 14].map((dx) =>
                slab({
                    at: [x + dx, 48, depth / 2 + 4],
                    size: [2.6, 5.6, 1],
                    material: matte('#26282b')
                })
            )
        ]
    })
]

const [low, high] = [14, 58]
const wing = 48
const middle = width - 2 * wing - 3

/** Doors, or two drawers for every third seed, at both sides. */
const doors = ({paint, seed}: Look): Part[] => {
    const handle = metal(seed % 2 === 0 ? '#3b3c3f' : '#b08d57')
    const look = {material: cabinetry(paint), style: handleStyle(seed), handle, seed}
    return [-1, 1].flatMap((side): Part[] => {
        const x = side * (width / 2 - wing / 2 - 0.6)
        return seed % 3 === 0
            ? [0, 1].flatMap((row) =>
                  frontPanel([x, low + 1 + row * 20.8, depth / 2], [wing - 2, 20.2], look)
              )
            : frontPanel([x, low + 1, depth / 2], [wing - 2, 41], {
                  ...look,
                  door: side < 0 ? 'left' : 'right'
              })
    })
}

const fire = slab({
    at: [0, low + 2, 2],
    size: [middle - 1, high - low - 5, depth - 8],
    material: matte('#17181a'),
    on: {front: flames}
})

/** A low cabinet for a television: doors at the sides, in the middle open shelves or a fire. */
export const tvStand = (look: Look, form: TvStandForm = 'doors'): Model => {
    const {paint, seed} = look
    const material = cabinetry(paint)
    const inside = matte(darker(paint, 0.55))
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
        form === 'fireplace'
            ? fire
            : slab({at: [0, 35, 0], size: [middle, 1.8, depth - 2], material, radius: 0.3, seed}),
        ...(form === 'sliding doors' ? slidingDoors(material, seed) : doors(look))
    ]
    return {
        parts,
        setting: 'living',
        focus: [45, 40, 20],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 32, pitch: 15}
    }
}
