import {cabinetry, fabric, type Material, matte, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {pick} from '../../engine/random'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {frontPanel} from '../tables/drawer'

const w = 204
const d = 98

const berth = ({y, d}: {y: number; d: number}, cover: string, frame: Material): Part[] => [
    slab({at: [0, y, d / 2 - 1], size: [w - 13, 14, 3], material: frame, seed: y}),
    slab({at: [0, y, -d / 2 + 1], size: [w - 13, 14, 3], material: frame}),
    cushion({
        at: [12, y + 9, 0],
        size: [w - 40, 19, d - 6],
        material: fabric(cover),
        radius: 5,
        swell: [0, 1.6, 0]
    }),
    cushion({
        at: [-w / 2 + 21, y + 9, 0],
        size: [26, 16, d - 6],
        material: fabric('#f0ede7'),
        radius: 5
    }),
    cushion({
        at: [-w / 2 + 24, y + 25.5, 0],
        size: [34, 9, 62],
        material: fabric('#f6f4f0'),
        radius: 4.4,
        swell: [0, 4, 0]
    })
]

const guard = (y: number, frame: Material): Part[] => [
    ...[0, 12].map((up) =>
        slab({at: [-18, y + up, d / 2 - 1], size: [w - 50, 6, 2.4], material: frame, seed: up})
    ),
    slab({at: [-20, y, -d / 2 + 1], size: [w - 14, 18, 2.4], material: frame})
]

/** Stands in front of the upper bed, or leans on it from in front of a deeper lower one. */
const ladder = (frame: Material, out: number): Part[] => {
    const z = (y: number) => d / 2 + 5 + out * Math.max(0, 1 - y / 132)
    const x = w / 2 - 32
    return [
        ...[-18, 18].map((side) =>
            rod({
                from: [x + side, 0, z(0)],
                to: [x + side, 146, z(146)],
                radius: 2.2,
                material: frame
            })
        ),
        ...[26, 54, 82, 110].map((y) =>
            slab({at: [x, y, z(y)], size: [31, 3.4, 6], material: frame})
        )
    ]
}

/** Steps with a drawer in each, at the end of the bed. */
const stairs = (frame: Material): Part[] =>
    [
        {z: d / 2 - 10, high: 34},
        {z: d / 2 - 34, high: 68},
        {z: d / 2 - 58, high: 102},
        {z: d / 2 - 82, high: 136}
    ].flatMap(({z, high}) => [
        slab({at: [w / 2 + 25, 0, z], size: [46, high - 2.4, 24], material: frame, seed: high}),
        slab({at: [w / 2 + 25, high - 2.4, z + 0.6], size: [47, 2.4, 25], material: frame}),
        ...frontPanel([w / 2 + 25, high - 32, z + 12], [41, 27], {
            material: frame,
            style: 'bar',
            handle: metal('#3a3b3e'),
            seed: high
        })
    ])

/** A desk with a shelf below a high bed. */
const deskBelow = (frame: Material, seed: number): Part[] => [
    slab({at: [-14, 70, -10], size: [w - 60, 3.4, 62], material: frame, radius: 0.5, seed}),
    slab({at: [-w / 2 + 26, 8, -12], size: [32, 62, 54], material: frame, seed: seed + 1}),
    ...[10, 30, 50].flatMap((y) =>
        frontPanel([-w / 2 + 26, y, 15], [30, 18], {
            material: frame,
            style: 'bar',
            handle: metal('#3a3b3e'),
            seed: seed + y
        })
    ),
    slab({at: [-14, 98, -34], size: [w - 60, 2.4, 18], material: frame, radius: 0.3, seed}),
    ...[-40, -33, -27, -19].map((x, index) =>
        slab({
            at: [x, 100.4, -34],
            size: [4.6, 16 + (index % 3) * 2, 14],
            material: matte(pick(['#8c4a3c', '#3f5566', '#c2a14d', '#6f7f63'], index)),
            radius: 0.3
        })
    )
]

export type BunkForm = 'twin over twin' | 'twin over full' | 'stairway' | 'loft'

const lowerDepth = 140

const lowerBed = (form: BunkForm, look: Look, frame: Material): Part[] => {
    const cover = pick(['#7f93a8', '#c7b59a', '#8fa08c'], look.seed)
    if (form === 'loft') return deskBelow(frame, look.seed)
    if (form !== 'twin over full') return berth({y: 24, d}, cover, frame)
    const forward = (lowerDepth - d) / 2
    const front = d / 2 + forward * 2 - 1
    return [
        ...placed(moved([0, 0, forward]), berth({y: 24, d: lowerDepth}, cover, frame)),
        ...[-1, 1].flatMap((side) => [
            slab({at: [side * (w / 2 - 3), 0, front], size: [7, 62, 7], material: frame}),
            ...[16, 40].map((y) =>
                slab({
                    at: [side * (w / 2 - 3), y, d / 2 + forward],
                    size: [3, 9, forward * 2 - 6],
                    material: frame,
                    seed: y
                })
            )
        ])
    ]
}

/** A high bed above another one, or above a desk. Even seeds are boards, odd ones steel tube. */
export const bunkBed = (look: Look, form: BunkForm): Model => {
    const {paint, seed} = look
    const boards = seed % 2 === 0 || form === 'stairway'
    const frame = boards ? cabinetry(paint) : metal(paint)
    const post = (x: number, z: number): Part =>
        boards
            ? slab({at: [x, 0, z], size: [7, 168, 7], material: frame, seed: x + z})
            : rod({from: [x, 0, z], to: [x, 168, z], radius: 2.8, material: frame})
    const rails = form === 'loft' ? [118, 140] : [16, 40, 64, 118, 140]
    const ends = [-1, 1].flatMap((side) =>
        rails.map((y) =>
            slab({at: [side * (w / 2 - 3), y, 0], size: [3, 9, d - 7], material: frame, seed: y})
        )
    )
    const isDeep = form === 'twin over full'
    const climb = form === 'stairway' ? stairs(frame) : ladder(frame, isDeep ? lowerDepth - d : 0)
    const parts = [
        ...[-1, 1].flatMap((x) => [-1, 1].map((z) => post(x * (w / 2 - 3), z * (d / 2 - 1)))),
        ...ends,
        ...lowerBed(form, look, frame),
        ...berth({y: 112, d}, pick(['#a8bccb', '#e0d6c4', '#b9c6b4'], seed), frame),
        ...guard(138, frame),
        ...climb
    ]
    return {
        parts,
        setting: 'bedroom',
        focus: [70, 120, 50],
        front: {yaw: 0, pitch: 7},
        angle: {yaw: 30, pitch: 12}
    }
}
