import {vase} from '../living/vase'
import {cabinetry, trimWood} from '../../engine/paint/finish-of'
import {gloss, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from '../tables/drawer'

const mirror = (top: number, frame: ReturnType<typeof cabinetry>): Part[] =>
    placed(leaning(4, [0, top, -12]), [
        slab({at: [0, 0, 0], size: [92, 84, 3], material: frame, radius: 0.6}),
        slab({at: [0, 5, 1.8], size: [82, 74, 0.5], material: gloss('#cfd8dc'), radius: 0.1})
    ])

/** A chest of six drawers; every third one comes with its mirror. */
export const dresser = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const handle = metal(seed % 2 === 0 ? '#3a3b3e' : '#b99a63')
    const look = {material, handle, style: handleStyle(seed), seed}
    const [w, d, low, high] = [146, 46, 13, 80]
    const rows = 3
    const h = (high - low - 4) / rows
    const fronts = Array.from({length: rows * 2}, (_, index) => {
        const x = (index % 2 === 0 ? -1 : 1) * (w / 4)
        const y = low + 2 + Math.floor(index / 2) * h
        return frontPanel([x, y, d / 2], [w / 2 - 2.4, h - 1], {...look, seed: seed + index})
    })
    const top = high + 3
    const parts = [
        ...legsUnder([w, d], {height: low, material: trimWood(paint, seed)}),
        slab({at: [0, low, 0], size: [w, high - low, d], material, seed}),
        slab({at: [0, high, 0.8], size: [w + 2, 3, d + 4], material, radius: 0.7, seed: seed + 3}),
        ...fronts.flat(),
        ...(seed % 3 === 0 ? mirror(top, material) : []),
        vase([-54, top, 2], 7, '#dfd9cd')
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [40, 60, 22],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 32, pitch: 14}
    }
}
