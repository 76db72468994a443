import {type Face, shapeOn} from '../../engine/face'
import {lighter} from '../../engine/paint/colour'
import {matte, metal} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {turned} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {decal} from '../../shapes/decal'
import {screenOn} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const strips = 9
/** How much each strip turns towards the viewer, in degrees. */
const bend = 4.2
const high = 36

type Strip = {index: number; wide: number; seed: number}

/** This strip's share of one picture. */
const share =
    ({index, wide, seed}: Strip) =>
    (face: Face): string => {
        const id = face.pen.newId()
        const whole = {x: 0.6 - index * wide, y: 0.4, w: wide * strips - 1.2, h: face.h - 1.6}
        // A little beyond its strip, so that no gap is seen between two.
        const [left, right] = [index === 0 ? 0 : -0.5, face.w + (index === strips - 1 ? 0 : 0.5)]
        const edge = shapeOn(face, [
            [left, 0],
            [right, 0],
            [right, face.h],
            [left, face.h]
        ])
        return `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${screenOn(face, whole, {shows: 'ribbons', seed})}</g>`
    }

const stripOf = (strip: Strip, paint: string): Part => {
    const {index, wide} = strip
    const degrees = (index - (strips - 1) / 2) * bend
    const angle = (degrees * Math.PI) / 180
    const radius = wide / ((bend * Math.PI) / 180)
    return assembly(
        [
            slab({
                at: [0, 0, -1],
                size: [wide + 0.1, high, 2],
                material: matte(paint),
                radius: 0.1
            }),
            decal(
                {min: [-wide / 2, 0.25, 0.12], max: [wide / 2, high - 0.25, 0.16]},
                'front',
                share(strip)
            )
        ],
        turned(-degrees, [Math.sin(angle) * radius, 13, (1 - Math.cos(angle)) * radius])
    )
}

/** A monitor that bends around the viewer, this many centimetres wide. */
export const curvedMonitor = ({paint, seed}: Look, width: number): Model => {
    const stand = metal(lighter(paint, 0.12))
    const screen = Array.from({length: strips}, (_, index) =>
        stripOf({index, wide: width / strips, seed}, paint)
    )
    return {
        parts: [
            slab({at: [0, 0, -4], size: [34, 1.2, 22], material: stand, radius: 0.5}),
            slab({at: [0, 1.2, -7], size: [6, 30, 2.4], material: stand, radius: 0.6}),
            ...screen
        ],
        setting: 'table',
        focus: [16, 24, 0],
        front: {yaw: 0, pitch: 6},
        angle: {yaw: 30, pitch: 11}
    }
}
