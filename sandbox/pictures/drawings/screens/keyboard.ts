import {darker, toHsl} from '../../engine/paint/colour'
import type {Face} from '../../engine/face'
import {matte} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {cushion} from '../../shapes/cushion'
import {mark} from '../../shapes/panel'
import {slab} from '../../shapes/slab'

export type KeyLook = {cap: string; glow?: readonly string[]}

/** Five rows of keys inside a rectangle on a face. The last row has the space bar. */
export const keysOn = (
    face: Face,
    rect: {x: number; y: number; w: number; h: number},
    {cap, glow}: KeyLook
): string => {
    const row = rect.h / 5
    const step = rect.w / 14
    const key = (x: number, at: number, w: number) => {
        const place = {x, y: rect.y + at * row + row * 0.08, w, h: row * 0.84}
        const light = glow?.[Math.floor(((x - rect.x) / rect.w) * glow.length)]
        const halo = light
            ? mark(
                  face,
                  {x: place.x - 0.12, y: place.y - 0.1, w: w + 0.24, h: place.h + 0.24},
                  light,
                  {radius: 0.3, alpha: 0.75}
              )
            : ''
        return halo + mark(face, place, cap, {radius: 0.25})
    }
    const rows = [0, 1, 2, 3].map((at) =>
        Array.from({length: 14}, (_, column) => key(rect.x + column * step, at, step * 0.88)).join(
            ''
        )
    )
    const last = [
        ...[0, 1, 2].map((column) => key(rect.x + column * step * 1.2, 4, step * 1.06)),
        key(rect.x + step * 3.7, 4, step * 5.4),
        ...[0, 1, 2].map((column) => key(rect.x + step * (9.3 + column * 1.6), 4, step * 1.4))
    ]
    return rows.join('') + last.join('')
}

export const capFor = (paint: string): string =>
    toHsl(paint).l > 0.6 ? '#fbfbfa' : darker(paint, 0.45)

/** A separate keyboard of this width, standing on y = 0. */
export const keyboard = (w: number, paint: string): Part[] => [
    slab({
        at: [0, 0, 0],
        size: [w, 1.3, 12],
        material: matte(paint),
        radius: 0.4,
        on: {
            top: (face) =>
                keysOn(
                    face,
                    {x: 0.7, y: 0.7, w: face.w - 1.4, h: face.h - 1.4},
                    {cap: capFor(paint)}
                )
        }
    })
]

/** A computer mouse. */
export const mouse = (paint: string): Part[] => [
    cushion({
        at: [0, 0, 0],
        size: [6.2, 3, 10.5],
        material: matte(paint),
        radius: 1.5,
        swell: [0.4, 0.7, 0.4]
    })
]
