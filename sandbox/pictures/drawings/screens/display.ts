import {darker, lighter} from '../../engine/paint/colour'
import {gloss, glow, type Material, matte, metal} from '../../engine/paint/material'
import {type Part, placed} from '../../engine/part'
import {moved, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {rod} from '../../shapes/rod'
import {screenOn, type ScreenShows} from '../../shapes/screen'
import {slab} from '../../shapes/slab'
import {cloth, soundbarOf} from '../sound/soundbar'

/** An upright flat screen: a thin case with glass up to a narrow rim. It is positioned by its bottom centre. */
export const display = (
    at: Vector,
    [w, h]: readonly [number, number],
    look: {
        body: Material
        shows: ScreenShows
        seed: number
        rim?: number
        chin?: number
        depth?: number
    }
): Part[] => {
    const {body, shows, seed, rim = 0.9, chin = rim, depth = 3} = look
    const [x, y, z] = at
    return [
        slab({
            at,
            size: [w, h, depth],
            material: body,
            radius: 0.5
        }),
        slab({
            at: [x, y, z + depth / 2 + 0.15],
            size: [w - 0.5, h - 0.5, 0.3],
            material: gloss('#0d0e10'),
            radius: 0.1,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: rim, y: rim, w: face.w - rim * 2, h: face.h - rim - chin},
                        {shows, seed}
                    )
            }
        })
    ]
}

/** A stand on two legs in a V, with light around the screen's back. */
const gamingStand = (paint: string): Part[] => [
    ...[-1, 1].map((side) =>
        rod({
            from: [0, 2, -6],
            to: [side * 19, 0.8, 11],
            radius: [1.6, 1],
            material: metal(darker(paint, 0.2))
        })
    ),
    slab({at: [0, 1.2, -6], size: [6, 30, 3], material: matte(darker(paint, 0.2)), radius: 0.6}),
    slab({at: [0, 3, -4.3], size: [1.4, 9, 0.5], material: glow('#ff3b6b')}),
    slab({at: [0, 12.4, 0.5], size: [22, 0.7, 0.6], material: glow('#ff3b6b')}),
    ...[-1, 1].map((side) =>
        slab({at: [side * 30.9, 18, -1.6], size: [0.6, 26, 0.6], material: glow('#7a5bff')})
    )
]

const flatStand = (paint: string, isRound: boolean): Part[] => {
    const stand = metal(lighter(paint, 0.12))
    const base = isRound
        ? lathe({
              at: [0, 0, -1],
              profile: [
                  [12, 0],
                  [12, 0.8],
                  [11, 1.2]
              ],
              material: stand
          })
        : slab({at: [0, 0, -1], size: [26, 1.2, 20], material: stand, radius: 0.5})
    return [base, slab({at: [0, 1.2, -5], size: [5, 30, 2.4], material: stand, radius: 0.6})]
}

/** A computer monitor of the usual width, an extra wide one, or one for games. */
export const monitor = ({paint, seed}: Look, form: 'usual' | 'wide' | 'gaming'): Model => {
    const size = form === 'wide' ? ([86, 36] as const) : ([61, 36] as const)
    const isGaming = form === 'gaming'
    const shows = isGaming ? 'landscape' : seed % 2 === 0 ? 'desktop' : 'ribbons'
    const parts = [
        ...(isGaming ? gamingStand(paint) : flatStand(paint, seed % 2 === 1)),
        ...display([0, 13, -1], size, {
            body: matte(paint),
            shows,
            seed,
            rim: 0.6,
            chin: 1.4,
            depth: 2.4
        })
    ]
    return {
        parts,
        setting: 'table',
        focus: [16, 22, 0],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 30, pitch: 9}
    }
}

const [w, h] = [145, 83]

const feet = (paint: string): Part[] =>
    [-1, 1].flatMap((side) =>
        [-1, 1].map((front) =>
            rod({
                from: [side * 48, 8.4, 0],
                to: [side * 54, 0.6, front * 13],
                radius: [1.1, 0.8],
                material: metal(paint)
            })
        )
    )

const pedestal = (paint: string): Part[] => [
    slab({at: [0, 0, 0], size: [58, 1.4, 28], material: metal(paint), radius: 0.6}),
    slab({at: [0, 1.4, -3], size: [14, 8, 3], material: metal(paint), radius: 0.6})
]

/** A television on feet or on one stand, showing a landscape. */
export const tv = ({paint, seed}: Look): Model => {
    const trim = '#4b4e52'
    const parts = [
        ...(seed % 2 === 0 ? feet(trim) : pedestal(trim)),
        ...display([0, 8.6, 0], [w, h], {
            body: matte(paint),
            shows: seed % 3 === 2 ? 'ribbons' : 'landscape',
            seed,
            rim: 0.8,
            chin: 1.6
        })
    ]
    return {
        parts,
        setting: 'media',
        focus: [40, 24, 2],
        front: {yaw: 0, pitch: 3},
        angle: {yaw: 27, pitch: 6}
    }
}

/** The television of a bundle with the soundbar before it, and with small speakers if they surround. */
export const tvWithSoundbar = (look: Look, surround: boolean): Model => {
    const {parts, ...view} = tv({...look, seed: look.seed * 2})
    const speakers = surround
        ? [-92, 92].map((x) =>
              slab({
                  at: [x, 0, 6],
                  size: [13, 30, 14],
                  material: matte(look.paint),
                  radius: 1.2,
                  on: {front: cloth}
              })
          )
        : []
    const bar = placed(moved([0, 0, 18]), [soundbarOf(look.paint, 92)])
    const both = [parts, [...bar, ...speakers]]
    return {...view, parts: both.flat(), pieces: both.length, front: {yaw: 0, pitch: 5}}
}
