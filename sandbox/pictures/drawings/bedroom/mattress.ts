import {lighter, mixed} from '../../engine/paint/colour'
import type {Face} from '../../engine/face'
import {fabric} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {mark, stroke} from '../../shapes/panel'
import {slab} from '../../shapes/slab'

const [w, length] = [152, 200]

const quilted = (face: Face): string => {
    const step = 15
    const count = Math.ceil((face.w + face.h) / step)
    return Array.from({length: count}, (_, index) => {
        const at = index * step
        const down = [Math.max(0, at - face.h), Math.min(at, face.h)] as const
        const right = [Math.min(at, face.w), Math.max(0, at - face.w)] as const
        const mirror = [face.w - down[0], face.w - right[0]] as const
        const lines = [
            [
                [down[0], down[1]],
                [right[0], right[1]]
            ],
            [
                [mirror[0], down[1]],
                [mirror[1], right[1]]
            ]
        ] as const
        return lines
            .map((line) => stroke(face, line, {paint: '#5b5148', width: 0.5, alpha: 0.22}))
            .join('')
    }).join('')
}

const quiltTop = (y: number, paint: string): Part =>
    slab({
        at: [0, y, 0],
        size: [w - 8, 1.4, length - 8],
        material: fabric(paint),
        radius: 0.7,
        on: {top: quilted}
    })

const banded =
    (paint: string) =>
    (face: Face): string =>
        mark(face, {x: 0, y: face.h * 0.62, w: face.w, h: face.h * 0.3}, paint) +
        [0.62, 0.92]
            .map((at) =>
                stroke(
                    face,
                    [
                        [0, face.h * at],
                        [face.w, face.h * at]
                    ],
                    {paint: '#fff', width: 0.5, alpha: 0.6}
                )
            )
            .join('')

export type MattressLook = {
    /** As its name counts them. */
    inches: number
    /** A soft layer sewn on its top. */
    pillowTop?: boolean
}

const layer = 8

/** A mattress without a bed, as high as its name says. The colour is used for its border. */
export const mattress = ({paint, seed}: Look, {inches, pillowTop = false}: MattressLook): Model => {
    const high = inches * 2.54 - (pillowTop ? layer : 0)
    const white = fabric(seed % 2 === 0 ? '#f4f2ee' : '#eef0f1')
    const border = fabric(mixed(lighter(paint, 0.25), '#e9e6e1', 0.25))
    const side = {
        front: banded(border.paint),
        right: banded(border.paint),
        left: banded(border.paint)
    }
    const parts = [
        slab({at: [0, 0, 0], size: [w, high, length], material: white, radius: 3.4, on: side}),
        ...(pillowTop
            ? [
                  cushion({
                      at: [0, high + 0.2, 0],
                      size: [w, layer, length],
                      material: white,
                      radius: 3.6,
                      piped: true
                  }),
                  quiltTop(high + layer + 0.2, '#f7f5f2')
              ]
            : [quiltTop(high + 0.1, '#f6f4f1')])
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [50, 26, 90],
        front: {yaw: 0, pitch: 20},
        angle: {yaw: 36, pitch: 22}
    }
}
