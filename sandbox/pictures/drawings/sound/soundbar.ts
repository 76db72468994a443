import {panelOn, type Face} from '../../engine/face'
import {glow, gloss, matte, type Material} from '../../engine/paint/material'
import {type Part, placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {disc, mark} from '../../shapes/panel'
import {slab} from '../../shapes/slab'

export const cloth = (face: Face): string => {
    const d = panelOn(face, {x: 0.4, y: 0.4, w: face.w - 0.8, h: face.h - 0.8}, 1)
    return `<path d="${d}" fill="${face.pen.texture('grille')}"/>`
}

const lights = (face: Face): string =>
    [0, 1, 2]
        .map((at) => ({x: face.w / 2 - 2 + at * 1.7, y: face.h * 0.45, w: 0.7, h: 0.7}))
        .map((rect) => mark(face, rect, '#7fe0ff', {radius: 0.3}))
        .join('')

const buttons = (face: Face): string =>
    [-6, -2, 2, 6]
        .map((dx) => disc(face, [face.w / 2 + dx, face.h / 2], 1.1, gloss('#6d7379')))
        .join('')

const bassBox = (body: Material, paint: string): Part[] => {
    const front = (face: Face) =>
        cloth(face) + disc(face, [face.w / 2, face.h - 3], 0.4, glow('#ffffff'))
    return [
        slab({at: [50, 0, -6], size: [24, 36, 30], material: body, radius: 1, on: {front}}),
        slab({at: [50, 36.05, -6], size: [24, 0.5, 30], material: gloss(paint), radius: 0.2})
    ]
}

const satellites = (material: Material): Part[] =>
    [-88, 88].map((x) =>
        slab({at: [x, 0, -4], size: [12, 19, 13], material, radius: 1.2, on: {front: cloth}})
    )

export type SoundbarForm = 'with bass' | 'surround' | 'compact'

/** The bar alone, this wide. */
export const soundbarOf = (paint: string, wide: number): Part =>
    slab({
        at: [0, 0, 6],
        size: [wide, 7, 10],
        material: matte(paint),
        radius: 1.6,
        on: {front: (face) => cloth(face) + lights(face), top: buttons}
    })

/** A soundbar: alone, with a subwoofer, or with that and two small speakers. */
export const soundbar = ({paint}: Look, form: SoundbarForm): Model => {
    const body = matte(paint)
    const bar = placed(moved([form === 'compact' ? 0 : -16, 0, 0]), [
        soundbarOf(paint, form === 'compact' ? 64 : 92)
    ])
    return {
        parts: [
            ...bar,
            ...(form === 'compact' ? [] : bassBox(body, paint)),
            ...(form === 'surround' ? satellites(body) : [])
        ],
        setting: 'media',
        focus: [20, 5, 8],
        front: {yaw: 0, pitch: 9},
        angle: {yaw: 28, pitch: 15}
    }
}
