import {darker} from '../../engine/paint/colour'
import {cabinetry, glow, matte, metal, trimWood} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {mark} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {legsUnder} from '../seating/legs-under'
import {frontPanel, handleStyle} from '../tables/drawer'

export type NightstandForm = 'two drawers' | 'three drawers' | 'open shelf' | 'charging'

const [w, d, low, tall] = [52, 42, 14, 42]

/** Two sockets and their light, in the edge of the top. */
const sockets: Part = slab({
    at: [0, 52.4, d / 2 + 2],
    size: [18, 3.4, 1],
    material: matte('#1d1f22'),
    radius: 0.3,
    on: {
        front: (face) =>
            [3.4, 10.4]
                .map((x) => mark(face, {x, y: 1.1, w: 4.2, h: 1.3}, '#e8ecee', {radius: 0.3}))
                .join('') + mark(face, {x: 8.5, y: 1.2, w: 1, h: 1}, glow('#7fe0ff').paint)
    }
})

/** A bedside cabinet: drawers, or one of them above an open shelf. */
export const nightstand = ({paint, seed}: Look, form: NightstandForm = 'two drawers'): Model => {
    const material = cabinetry(paint)
    const handle = metal(seed % 2 === 0 ? '#3a3b3e' : '#b99a63')
    const look = {material, handle, style: handleStyle(seed), seed}
    const drawers = form === 'three drawers' ? 3 : 2
    const free = form === 'charging' ? tall - 4 : tall
    const h = free / drawers
    const body =
        form === 'open shelf'
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
                  slab({at: [0, low, 0], size: [w, tall, d], material, seed}),
                  ...Array.from({length: drawers}, (_, row) =>
                      frontPanel([0, low + 1.2 + row * h, d / 2], [w - 2, h - 1.4], {
                          ...look,
                          seed: seed + row
                      })
                  ).flat(),
                  ...(form === 'charging' ? [sockets] : [])
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
