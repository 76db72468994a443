import {enamel, gloss, type Material, matte, metal} from '../../engine/paint/material'
import {shapeOn, type Face} from '../../engine/face'
import {placed, type Part} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import {leaning, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {lathe} from '../../shapes/lathe'
import {glare, mark, plate, recess, ring} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {barHandle, door} from './refrigerators'

const black = gloss('#17181a')

const knob = (at: Vector, material: Material): Part[] =>
    placed(leaning(-90, at), [
        lathe({
            at: [0, 0, 0],
            profile: [
                [2.6, 0],
                [2.5, 0.8],
                [2.1, 1],
                [1.9, 2.8],
                [1.5, 3.1]
            ],
            material
        })
    ])

const ovenDoor = (face: Face): string => {
    const glass = {x: 10, y: 12, w: face.w - 20, h: face.h - 22}
    const rack = [0.4, 0.62].map((at) =>
        mark(face, {x: 13, y: 12 + glass.h * at, w: glass.w - 6, h: 0.5}, '#9da3a8', {alpha: 0.35})
    )
    return (
        plate(face, glass, black, {radius: 1.6}) +
        rack.join('') +
        glare(face, glass, 0.2) +
        recess(face, glass, 1.6, 0.5)
    )
}

const glassTop = (face: Face): string =>
    (
        [
            [20, 17, 10],
            [56, 17, 8],
            [20, 44, 8],
            [56, 44, 11]
        ] as const
    )
        .map(
            ([x, y, r]) =>
                ring(face, [x, y], r, {paint: '#8f949a', width: 0.35}) +
                ring(face, [x, y], r * 0.62, {paint: '#6f7479', width: 0.25})
        )
        .join('') + glare(face, {x: 0, y: 0, w: face.w, h: face.h}, 0.1)

const grate = (x: number): Part[] => [
    ...[-9, 0, 9].map((dz) =>
        rod({
            from: [x - 16, 95, dz * 2.4],
            to: [x + 16, 95, dz * 2.4],
            radius: 0.75,
            material: matte('#1b1c1e')
        })
    ),
    ...[-14, 0, 14].map((dx) =>
        rod({
            from: [x + dx, 95.4, -25],
            to: [x + dx, 95.4, 25],
            radius: 0.75,
            material: matte('#1b1c1e')
        })
    )
]

const burners = (face: Face): string =>
    [19, 57]
        .flatMap((x) => [16, 44].map((y) => [x, y] as const))
        .map(
            (at) =>
                `<path d="${shapeOn(face, ellipseOf(at, 5.4))}" fill="#2b2d30"/><path d="${shapeOn(face, ellipseOf(at, 3))}" fill="#0f1011"/>`
        )
        .join('')

const panelOf = (face: Face): string =>
    plate(face, {x: face.w / 2 - 11, y: 2.4, w: 22, h: 5.6}, black, {radius: 0.8}) +
    [0, 1, 2, 3]
        .map((at) =>
            mark(face, {x: face.w / 2 - 5 + at * 2.7, y: 3.8, w: 1.5, h: 2.8}, '#7fe0ff', {
                alpha: 0.9
            })
        )
        .join('')

/** Cooking zones as crosses on a plain sheet: nothing glows. */
const inductionTop = (face: Face): string =>
    (
        [
            [20, 17],
            [56, 17],
            [20, 44],
            [56, 44]
        ] as const
    )
        .map(
            ([x, y]) =>
                mark(face, {x: x - 5, y: y - 0.3, w: 10, h: 0.6}, '#b9bec3') +
                mark(face, {x: x - 0.3, y: y - 5, w: 0.6, h: 10}, '#b9bec3')
        )
        .join('') +
    mark(face, {x: 26, y: 59, w: 24, h: 1.2}, '#ff6f61', {radius: 0.6, alpha: 0.9}) +
    glare(face, {x: 0, y: 0, w: face.w, h: face.h}, 0.16)

export type RangeForm = 'electric' | 'gas' | 'double oven' | 'induction'

const [w, d] = [76, 62]
const z = d / 2

const tops: Record<RangeForm, (face: Face) => string> = {
    electric: glassTop,
    gas: burners,
    'double oven': glassTop,
    induction: inductionTop
}

type Body = {material: Material; handle: Material}

/** One oven above a drawer, or a low one above a high one. */
const ovens = (form: RangeForm, {material, handle}: Body): Part[] =>
    form === 'double oven'
        ? [
              door([0, 6, z], [w - 1, 41], {material, front: ovenDoor}),
              door([0, 48, z], [w - 1, 28], {material, front: ovenDoor}),
              ...barHandle([-31, 42, z + 5.2], [31, 42, z + 5.2], handle),
              ...barHandle([-31, 71.6, z + 5.2], [31, 71.6, z + 5.2], handle)
          ]
        : [
              door([0, 6, z], [w - 1, 17], {material}),
              door([0, 24, z], [w - 1, 52], {material, front: ovenDoor}),
              ...barHandle([-31, 71, z + 5.2], [31, 71, z + 5.2], handle)
          ]

/** A cooker: a glass top with controls behind, or gas with grates and controls in front. */
export const range = ({paint}: Look, form: RangeForm): Model => {
    const material = enamel(paint)
    const handle = metal('#bfc3c7')
    const gas = form === 'gas'
    const hasKnobs = form !== 'induction'
    const parts = [
        slab({at: [0, 0, -3], size: [70, 5, 52], material: matte('#1d1e20')}),
        slab({at: [0, 5, 0], size: [w, 85, d], material, radius: 0.6}),
        slab({
            at: [0, 90.2, 0],
            size: [w + 0.6, 2.4, d + 4],
            material: gas ? material : black,
            radius: 0.8,
            on: {top: tops[form]}
        }),
        slab({
            at: [0, 77, z + 1.8],
            size: [w, 13, 3.6],
            material,
            radius: 0.8,
            on: {front: panelOf}
        }),
        ...ovens(form, {material, handle}),
        ...(gas ? [-18.5, 18.5].flatMap(grate) : []),
        ...(hasKnobs
            ? [-30, -21, 21, 30].flatMap((x) =>
                  knob([x, 83.5, z + 3.6], gas ? handle : matte('#232527'))
              )
            : []),
        ...(gas || !hasKnobs
            ? []
            : [slab({at: [0, 92.6, -29], size: [w, 12, 5], material, radius: 1})])
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [8, 84, 34],
        front: {yaw: 0, pitch: 11},
        angle: {yaw: 32, pitch: 17}
    }
}

/** One or two ovens for a cabinet, with their controls above. */
export const wallOven = ({paint}: Look, count: 1 | 2): Model => {
    const material = enamel(paint)
    const handle = metal('#bfc3c7')
    const high = count * 60
    const doors = Array.from({length: count}, (_, at) => at * 60)
    const parts = [
        slab({at: [0, 0, 0], size: [w - 4, high + 12, d - 4], material: matte('#3b3e42')}),
        ...doors.flatMap((y) => [
            door([0, y + 1, z - 2], [w, 57], {material, front: ovenDoor}),
            ...barHandle([-31, y + 52, z + 3.2], [31, y + 52, z + 3.2], handle)
        ]),
        slab({
            at: [0, high, z],
            size: [w, 13, 4.6],
            material: black,
            radius: 0.8,
            on: {front: panelOf}
        })
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [8, high - 6, 34],
        front: {yaw: 0, pitch: 6},
        angle: {yaw: 30, pitch: 10}
    }
}
