import {darker} from '../../engine/paint/colour'
import {cabinetry, gloss, matte, metal, trimWood} from '../../engine/paint/material'
import {type Part, placed} from '../../engine/part'
import {leaning, moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {tableLamp} from '../living/lamps'
import {vase} from '../living/vase'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from '../tables/drawer'
import {bed} from './bed'

const mirror = (top: number, frame: ReturnType<typeof cabinetry>): Part[] =>
    placed(leaning(4, [0, top, -12]), [
        slab({at: [0, 0, 0], size: [92, 84, 3], material: frame, radius: 0.6}),
        slab({at: [0, 5, 1.8], size: [82, 74, 0.5], material: gloss('#cfd8dc'), radius: 0.1})
    ])

/** A chest of six drawers; every third one has a mirror. */
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

/** A bedside cabinet: two drawers, or one above an open shelf. */
export const nightstand = ({paint, seed}: Look): Model => {
    const material = cabinetry(paint)
    const handle = metal(seed % 2 === 0 ? '#3a3b3e' : '#b99a63')
    const look = {material, handle, style: handleStyle(seed), seed}
    const [w, d] = [52, 42]
    const open = seed % 3 === 1
    const low = 14
    const body = open
        ? [
              slab({at: [0, 36, 0], size: [w, 20, d], material, seed}),
              slab({at: [0, low, 0], size: [w, 2.4, d], material, seed: seed + 1}),
              ...[-1, 1].map((side) =>
                  slab({
                      at: [side * (w / 2 - 1.2), low + 2.4, 0],
                      size: [2.4, 19.6, d],
                      material,
                      seed: seed + side
                  })
              ),
              slab({
                  at: [0, low + 2.4, -d / 2 + 0.6],
                  size: [w - 5, 19.4, 1],
                  material: matte(darker(paint, 0.4))
              }),
              ...frontPanel([0, 37, d / 2], [w - 2, 18], look)
          ]
        : [
              slab({at: [0, low, 0], size: [w, 42, d], material, seed}),
              ...frontPanel([0, low + 1.4, d / 2], [w - 2, 19.4], look),
              ...frontPanel([0, low + 21.6, d / 2], [w - 2, 19.4], {...look, seed: seed + 1})
          ]
    const parts = [
        ...legsUnder([w, d], {height: low, material: trimWood(paint, seed)}),
        ...body,
        slab({at: [0, 56, 0.8], size: [w + 2, 2.6, d + 3.6], material, radius: 0.6, seed: seed + 2})
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [10, 46, 20],
        front: {yaw: 0, pitch: 12},
        angle: {yaw: 34, pitch: 18}
    }
}

/** A bed between two bedside cabinets with their lamps. */
export const bedroomSet = (look: Look): Model => {
    const sides = [-1, 1].flatMap((side) =>
        placed(moved([side * 116, 0, -84]), [
            ...nightstand(look).parts,
            ...placed(moved([0, 58.6, 0]), tableLamp(look.seed))
        ])
    )
    return {
        parts: [...bed(look).parts, ...sides],
        setting: 'bedroom',
        focus: [100, 60, -70],
        front: {yaw: 0, pitch: 16},
        angle: {yaw: 28, pitch: 18}
    }
}
