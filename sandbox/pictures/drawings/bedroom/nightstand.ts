import {darker} from '../../engine/paint/colour'
import {cabinetry, trimWood} from '../../engine/paint/finish-of'
import {matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {slab} from '../../shapes/slab'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from '../tables/drawer'

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
