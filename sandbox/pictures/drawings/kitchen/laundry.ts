import {type Face, shapeOn} from '../../engine/face'
import {enamel, gloss, glow, type Material, matte, metal} from '../../engine/paint/material'
import {gradient} from '../../engine/paint/surface'
import {type Part, placed} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import {moved, type Point} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {decal} from '../../shapes/decal'
import {disc, mark, plate, recess, ring, stroke} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const [w, h, d] = [68, 98, 72]
export type Machine = 'washer' | 'dryer'

const porthole = (face: Face): string => {
    const centre = [face.w / 2, face.h / 2] as const
    const sheen = gradient(
        face.pen,
        [face.at(6, 4), face.at(30, 34)],
        [
            [0, '#fff', 0.5],
            [0.5, '#fff', 0.06],
            [1, '#fff', 0]
        ]
    )
    return (
        disc(face, centre, 20.8, gloss('#2a2d31')) +
        disc(face, centre, 18.6, gloss('#0e1012')) +
        ring(face, centre, 13, {paint: '#5b6168', width: 0.5}) +
        ring(face, centre, 8, {paint: '#3c4147', width: 0.5}) +
        `${sheen.definition}<path d="${shapeOn(face, ellipseOf([centre[0] - 3, centre[1] - 4], 13, 11))}" fill="${sheen.fill}"/>`
    )
}

/** The sign for steam, lit: three waves that rise. */
const steamSign = (face: Face): string =>
    plate(face, {x: 0, y: 0, w: face.w, h: face.h}, glow('#101418'), {radius: 1.8}) +
    [0, 1, 2]
        .map((at) =>
            stroke(
                face,
                Array.from({length: 9}, (_, step): Point => [
                    face.w / 2 + (at - 1) * 5 + Math.sin(step * 0.8) * 0.9,
                    1.4 + step * (face.h - 2.8) * 0.125
                ]),
                {paint: '#a8e6ff', width: 0.8}
            )
        )
        .join('')

const controls = (face: Face, kind: Machine, material: Material): string => {
    const drawer = {x: 3, y: 2, w: 19, h: 8.4}
    const dial = [32, 6.2] as const
    const left =
        kind === 'washer'
            ? plate(face, drawer, material, {radius: 0.8, lift: 0.05}) +
              recess(face, drawer, 0.8, 0.35)
            : mark(face, {x: 5, y: 5.6, w: 8, h: 1.2}, '#7e848a', {radius: 0.4, alpha: 0.8})
    return (
        left +
        disc(face, dial, 4.3, metal('#b4b8bc')) +
        disc(face, dial, 3.4, metal('#e3e6e8')) +
        mark(face, {x: 31.8, y: 2.9, w: 0.5, h: 1.6}, '#2a2c2f') +
        plate(face, {x: 42, y: 2.8, w: 19, h: 6.6}, glow('#101418'), {radius: 0.9}) +
        [0, 1, 2]
            .map((at) => mark(face, {x: 45 + at * 2.4, y: 4.6, w: 1.4, h: 2.8}, '#a8e6ff'))
            .join('') +
        [0, 1, 2, 3]
            .map((at) =>
                mark(
                    face,
                    {x: 54 + (at % 2) * 3, y: 4.2 + Math.floor(at / 2) * 2.4, w: 1.8, h: 1},
                    '#8d979e',
                    {radius: 0.4}
                )
            )
            .join('')
    )
}

const frontLoader = (material: Material, kind: Machine, trim: Material): Part[] => {
    const z = d / 2
    const glass = {min: [-21, 25, z + 5.2], max: [21, 67, z + 5.3]} as const
    return [
        slab({at: [0, 2, 0], size: [w, h - 16, d], material, radius: 2.4}),
        slab({
            at: [0, h - 14, 0.4],
            size: [w, 14, d + 0.8],
            material,
            radius: 2,
            on: {front: (face) => controls(face, kind, material)}
        }),
        rod({from: [0, 46, z], to: [0, 46, z + 2.4], radius: 26.5, material: trim}),
        rod({
            from: [0, 46, z + 2.4],
            to: [0, 46, z + 5],
            radius: [25, 22.5],
            material: metal('#d0d4d8')
        }),
        decal(glass, 'front', porthole)
    ]
}

const lid = (face: Face): string => {
    const glass = {x: 7, y: 10, w: face.w - 14, h: face.h - 20}
    return plate(face, glass, gloss('#1b1e22'), {radius: 4}) + recess(face, glass, 4, 0.8)
}

const topLoader = (material: Material, kind: Machine): Part[] => {
    const hatch = {x: 10, y: 26, w: w - 20, h: 42}
    const front = (face: Face) =>
        (kind === 'dryer'
            ? plate(face, hatch, material, {radius: 3, lift: 0.03}) + recess(face, hatch, 3, 0.6)
            : '') +
        mark(face, {x: face.w / 2 - 4, y: 7, w: 8, h: 1.3}, '#868c92', {radius: 0.5, alpha: 0.8})
    return [
        slab({at: [0, 2, 0], size: [w, h - 6, d], material, radius: 2.4, on: {front}}),
        slab({
            at: [0, h - 4, 5],
            size: [w - 2, 3, d - 12],
            material,
            radius: 1.4,
            on: kind === 'washer' ? {top: lid} : {}
        }),
        slab({
            at: [0, h - 4, -d / 2 + 6],
            size: [w, 19, 11],
            material,
            radius: 2.4,
            on: {front: (face) => controls(face, 'dryer', material)}
        })
    ]
}

export type Loads = 'front' | 'top'

/** A washer or a dryer; a dryer beside a washer that loads from the top is of its height and has a hatch. */
export const laundryMachine = ({paint}: Look, kind: Machine, loads: Loads): Part[] => {
    const material = enamel(paint)
    const trim = material.finish === 'metal' ? metal('#6b7076') : metal('#c2c6ca')
    return [
        slab({at: [0, 0, 0], size: [w - 6, 2, d - 6], material: matte('#1d1e20')}),
        ...(loads === 'top' ? topLoader(material, kind) : frontLoader(material, kind, trim))
    ]
}

const steamPlate: Part = decal(
    {min: [-10, 74.6, d / 2 + 0.3], max: [10, 82.6, d / 2 + 0.4]},
    'front',
    steamSign
)

/** A washer, a dryer, or both side by side. */
export const laundry = (
    look: Look,
    machines: readonly [Machine, ...Machine[]],
    loads: Loads | 'front with steam' = 'front'
): Model => {
    const first = -((machines.length - 1) * 70) / 2
    return {
        parts: machines.flatMap((kind, index) =>
            placed(moved([first + index * 70, 0, 0]), [
                ...laundryMachine(look, kind, loads === 'top' ? 'top' : 'front'),
                ...(loads === 'front with steam' ? [steamPlate] : [])
            ])
        ),
        pieces: machines.length,
        setting: 'laundry',
        focus: [first + 8, 70, 36],
        front: {yaw: 0, pitch: loads === 'top' ? 14 : 7},
        angle: {yaw: 31, pitch: loads === 'top' ? 20 : 14},
        zoom: 2.2
    }
}
