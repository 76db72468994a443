import {cabinetry, gloss, type Material, metal, trimWood} from '../../engine/paint/material'
import {type Part, placed} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {vase} from '../living/vase'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from '../tables/drawer'

export type DresserForm = 'six drawers' | 'seven drawers' | 'tall' | 'mirrored'

const low = 13

/** The drawers of each row, from below. */
const rowsOf: Record<DresserForm, readonly number[]> = {
    'six drawers': [2, 2, 2],
    'seven drawers': [2, 2, 3],
    mirrored: [2, 2, 2],
    tall: [1, 1, 1, 1, 1]
}

const sizeOf = (form: DresserForm) =>
    form === 'tall' ? ({w: 88, d: 46, high: 124} as const) : ({w: 146, d: 46, high: 80} as const)

/** The height of its top, on which a mirror stands. */
export const dresserTop = 83

export const mirrorOn = (top: number, {paint}: Look): Part[] => {
    const frame = cabinetry(paint)
    return placed(leaning(4, [0, top, -12]), [
        slab({at: [0, 0, 0], size: [92, 84, 3], material: frame, radius: 0.6}),
        slab({at: [0, 5, 1.8], size: [82, 74, 0.5], material: gloss('#cfd8dc'), radius: 0.1})
    ])
}

const fronts = ({seed}: Look, form: DresserForm, material: Material): Part[] => {
    const {w, d, high} = sizeOf(form)
    const rows = rowsOf[form]
    const h = (high - low - 4) / rows.length
    const handle = metal(seed % 2 === 0 ? '#3a3b3e' : '#b99a63')
    const look = {material, handle, style: handleStyle(seed)}
    return rows.flatMap((count, row) =>
        Array.from({length: count}, (_, index) => {
            const wide = w / count
            const x = -w / 2 + wide * (index + 0.5)
            return frontPanel([x, low + 2 + row * h, d / 2], [wide - 2.4, h - 1], {
                ...look,
                seed: seed + row * 2 + index
            })
        }).flat()
    )
}

/** A chest of drawers, wide or tall, with a mirror if its form says so. */
export const dresser = (look: Look, form: DresserForm = 'six drawers'): Model => {
    const {paint, seed} = look
    const material = cabinetry(paint)
    const {w, d, high} = sizeOf(form)
    const top = high + 3
    const parts = [
        ...legsUnder([w, d], {height: low, material: trimWood(paint, seed)}),
        slab({at: [0, low, 0], size: [w, high - low, d], material, seed}),
        slab({at: [0, high, 0.8], size: [w + 2, 3, d + 4], material, radius: 0.7, seed: seed + 3}),
        ...fronts(look, form, material),
        ...(form === 'mirrored' ? mirrorOn(top, look) : []),
        vase([form === 'tall' ? -22 : -54, top, 2], 7, '#dfd9cd')
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [form === 'tall' ? 20 : 40, form === 'tall' ? 92 : 60, 22],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 32, pitch: 14}
    }
}
