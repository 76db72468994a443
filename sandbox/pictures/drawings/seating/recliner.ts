import {glow, gloss, type Material, matte, metal, upholstery} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {composed, leaning, moved, type Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {disc, mark} from '../../shapes/panel'
import {rod, tube} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {liftFrame, plinth, rails, rockers, roundFoot} from './recliner-bases'

/** What moves a recliner, or warms who sits in it. */
export type ReclinerKind = 'wall-hugger' | 'rocker' | 'lift' | 'glider' | 'massage'

type Body = {cover: Material; open: boolean; kind: ReclinerKind}

const pad = (at: Vector, size: Vector, cover: Material, out: number): Part =>
    cushion({at, size, material: cover, radius: 6, swell: [0, 0.8, out], piped: true})

/** Three rolls, or narrow ones in pairs with what kneads the back. */
const padsOf = ({cover, kind}: Body): Part[] =>
    kind === 'massage'
        ? [2, 15, 28, 41, 54].flatMap((y) =>
              [-14.6, 14.6].map((x) => pad([x, y, 4], [28.6, 12.4, 12], cover, 2.4))
          )
        : [
              {y: 2, h: 24, out: 4},
              {y: 26, h: 20, out: 3.4},
              {y: 46, h: 19, out: 5}
          ].map(({y, h, out}) => pad([0, y, 4], [58, h, 13], cover, out))

/** That of a wall-hugger leans over its own seat, which slid forward. */
const backOf = (body: Body): Part[] => {
    const isHugger = body.kind === 'wall-hugger'
    return placed(leaning(isHugger ? 30 : 12, [0, 40, isHugger ? -4 : -18]), [
        cushion({at: [0, 0, -9], size: [64, 66, 14], material: body.cover, radius: 6}),
        ...padsOf(body)
    ])
}

const footrest = ({cover, open, kind}: Body): Part[] => {
    const halves = kind === 'massage' ? [-14, 14] : [0]
    const wide = kind === 'massage' ? 27 : 55
    if (!open) return halves.map((x) => pad([x, 8, 40], [wide, 27, 9], cover, 3))
    return [
        ...halves.map((x) =>
            cushion({
                at: [x, 33, 70],
                size: [wide, 9, 42],
                material: cover,
                radius: 4,
                swell: [0, 2.6, 1],
                piped: true
            })
        ),
        ...[-20, 20].map((x) =>
            rod({from: [x, 24, 40], to: [x, 33, 62], radius: 1.3, material: metal('#55585c')})
        )
    ]
}

const remote = (at: Vector, size: Vector, light: string): Part =>
    slab({
        at,
        size,
        material: gloss('#1d1f23'),
        radius: 1,
        on: {
            front: (face) =>
                mark(face, {x: 1.4, y: 1.4, w: face.w - 2.8, h: face.h * 0.26}, light, {
                    radius: 0.6
                }) +
                [0.52, 0.78]
                    .flatMap((y) => [0.3, 0.7].map((x) => ({x, y})))
                    .map(({x, y}) => disc(face, [face.w * x, face.h * y], 0.9, glow('#dfe6ea')))
                    .join('')
        }
    })

/** What is operated by hand: a remote that hangs on its cable, or a panel with a light that is warm. */
const controls: Record<ReclinerKind, Part[]> = {
    lift: [
        tube({
            points: [
                [47, 30, 44],
                [50, 16, 46],
                [50, 8, 34]
            ],
            radius: 0.7,
            material: matte('#1d1f23')
        }),
        remote([45, 30, 47.6], [8, 18, 2.4], '#6fdcff')
    ],
    massage: [
        remote([40, 28, 47.4], [12, 19, 2], '#ff8a3b'),
        slab({at: [40, 59.6, 18], size: [11, 1.2, 22], material: gloss('#1d1f23'), radius: 0.5})
    ],
    glider: [],
    rocker: [],
    'wall-hugger': []
}

const bodyOf = (body: Body): Part[] => {
    const {cover, kind} = body
    const forward = kind === 'wall-hugger' ? 10 : 0
    return [
        slab({at: [0, 3, 0], size: [60, 22, 72], material: cover, radius: 3}),
        ...[-1, 1].map((side) =>
            cushion({
                at: [side * 40, 3.2, 2],
                size: [21, 55, 84],
                material: cover,
                radius: 9,
                swell: [1.2, 2.4, 1.5],
                piped: true
            })
        ),
        cushion({
            at: [0, 26, 9 + forward],
            size: [57, 20, 60],
            material: cover,
            radius: 7,
            swell: [0, 4, 3],
            piped: true
        }),
        ...backOf(body),
        ...placed(moved([0, 0, forward]), footrest(body)),
        ...controls[kind]
    ]
}

/** The chair stands higher on what it moves on; one that lifts tips its sitter forward. */
const standing: Record<ReclinerKind, (look: Look, body: Part[]) => Part[]> = {
    'wall-hugger': (_, body) => [...rails, ...placed(moved([0, 4, 0]), body)],
    rocker: (look, body) => [...rockers(look), ...placed(moved([0, 10, 0]), body)],
    lift: (_, body) => [...liftFrame, ...placed(composed(moved([0, 24, 4]), leaning(-16)), body)],
    glider: (_, body) => [...roundFoot, ...placed(moved([0, 13, 0]), body)],
    massage: (_, body) => [...plinth, ...body]
}

const aims: Record<ReclinerKind, Pick<Model, 'front' | 'angle'>> = {
    'wall-hugger': {front: {yaw: 24, pitch: 13}, angle: {yaw: 52, pitch: 14}},
    rocker: {front: {yaw: 26, pitch: 7}, angle: {yaw: 56, pitch: 10}},
    lift: {front: {yaw: 30, pitch: 9}, angle: {yaw: 58, pitch: 10}},
    glider: {front: {yaw: 0, pitch: 12}, angle: {yaw: 36, pitch: 14}},
    massage: {front: {yaw: 0, pitch: 8}, angle: {yaw: 36, pitch: 14}}
}

/** Whether its footrest is out: always to show what slides, never where it would hide the frame; else by the seed. */
const isOpen = (kind: ReclinerKind, seed: number) =>
    kind === 'wall-hugger' || (kind !== 'lift' && kind !== 'rocker' && seed % 2 === 1)

/** An overstuffed armchair that leans back. */
export const recliner = (look: Look, kind: ReclinerKind): Model => {
    const body = bodyOf({cover: upholstery(look.paint), open: isOpen(kind, look.seed), kind})
    return {
        parts: standing[kind](look, body),
        setting: 'living',
        focus: [10, 70, 0],
        ...aims[kind],
        zoom: 2.2
    }
}
