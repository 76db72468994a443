import type {Design} from '../../designs'
import {lighter} from '../../engine/paint/colour'
import {cabinetry, fabric, leather, metal, wood, type Material} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/pose'
import type {ModelOf} from '../../model'
import {lathe} from '../../shapes/lathe'
import {slab} from '../../shapes/slab'
import {benchAt, chair} from './dining-chairs'
import {fourLegs} from './four-legs'

const centrepiece = (top: number): Part[] => [
    lathe({
        at: [0, top, 0],
        profile: [
            [5, 0],
            [9, 1.5],
            [15, 5.5],
            [16, 7]
        ],
        material: leather('#e4ded2'),
        inside: leather('#b8ae9c')
    }),
    ...(
        [
            [-5, '#b5463c'],
            [4, '#c9953c'],
            [0, '#8a9a4c']
        ] as const
    ).map(([x, paint], index) =>
        lathe({
            at: [x, top + 5, index * 3 - 3],
            profile: [
                [0, 0],
                [3.2, 1.2],
                [4.2, 3.8],
                [3.4, 6.4],
                [0.4, 7.6]
            ],
            material: leather(paint)
        })
    )
]

/** What belongs to a set, as its name counts it: a table, and this many chairs and benches. */
export type SetParts = {
    chairs: 2 | 4 | 6
    bench?: boolean
    table?: 'long' | 'round' | 'storage'
    /** Whether one sits as high as at a counter. */
    high?: boolean
    /** For a terrace: its colour is that of the seats, not of the wood. */
    outdoor?: boolean
}

const HIGH = 19

/** Where the chairs stand, and to which side they turn: along a table of this width, and at its ends. */
const placesAt = (
    {chairs, bench = false, table}: SetParts,
    [wide, deep]: readonly [number, number]
): [at: Vector, turn: number][] => {
    const end = wide / 2 + 10
    const side = deep / 2 + 10
    const atEnds: [Vector, number][] = [
        [[-end, 0, 0], 90],
        [[end, 0, 0], -90]
    ]
    if (chairs === 2) return atEnds
    const behind: [Vector, number][] = [
        [[-wide * 0.24, 0, -side], 0],
        [[wide * 0.24, 0, -side], 0]
    ]
    if (bench) return [...behind, ...atEnds]
    if (table === 'round') return [...atEnds, [[0, 0, -side], 0], [[0, 0, side], 180]]
    const before: [Vector, number][] = behind.map(([[x]]) => [[x, 0, side], 180])
    return chairs === 6 ? [...behind, ...atEnds, ...before] : [...behind, ...before]
}

type TableLook = {material: Material; seed: number; height: number}

/** A round top on a column, or a board on four legs, with shelves below it if it stores. */
const tableOf = (
    {table = 'long'}: SetParts,
    [wide, deep]: readonly [number, number],
    {material, seed, height}: TableLook
): Part[] => {
    if (table === 'round') {
        const [radius, top] = [wide / 2, height]
        return [
            lathe({
                at: [0, 0, 0],
                profile: [
                    [radius * 0.58, 0],
                    [radius * 0.55, 4],
                    [8, 9],
                    [7, top - 8],
                    [18, top - 3]
                ],
                material
            }),
            lathe({
                at: [0, top - 3, 0],
                profile: [
                    [radius - 2, 0],
                    [radius, 1],
                    [radius, 5]
                ],
                material
            })
        ]
    }
    const board = [
        slab({at: [0, height, 0], size: [wide, 4, deep], material, radius: 0.8, seed}),
        slab({at: [0, height - 8, 0], size: [wide - 24, 8, deep - 22], material, radius: 0.3, seed})
    ]
    const legs = fourLegs([wide - 8, deep - 8], height, {material, thick: 7, round: seed % 2 === 1})
    if (table !== 'storage') return [...board, ...legs]
    const shelf = (y: number) =>
        slab({at: [0, y, 0], size: [wide - 44, 3, deep - 36], material, radius: 0.3, seed})
    const walls = [-1, 1].map((side) =>
        slab({
            at: [(side * (wide - 44)) / 2, 6, 0],
            size: [3, height - 12, deep - 36],
            material,
            seed
        })
    )
    return [...legs, shelf(6), shelf(36), ...walls, ...board]
}

const sizeOf = ({chairs, table, high = false}: SetParts): readonly [number, number] => {
    if (table === 'round') return chairs === 2 ? [76, 76] : [116, 116]
    if (chairs === 2) return [96, 76]
    if (chairs === 6) return [186, 92]
    return high ? [138, 92] : [150, 88]
}

/** The sets of the catalogue by their designs. */
export const diningSets = {
    'dining-set': {chairs: 4},
    'dining-set-bench': {chairs: 4, bench: true},
    'dining-set-of-7': {chairs: 6},
    'dining-set-round': {chairs: 4, table: 'round'},
    'counter-set': {chairs: 4, high: true},
    'counter-set-of-3': {chairs: 2, high: true},
    'counter-set-storage': {chairs: 4, high: true, table: 'storage'},
    'patio-dining': {chairs: 4, outdoor: true},
    'patio-bistro': {chairs: 2, table: 'round', outdoor: true}
} as const satisfies Partial<Record<Design, SetParts>>

/** A table with what is set around it. */
export const diningSet =
    (set: SetParts): ModelOf =>
    ({paint, seed}) => {
        const {outdoor = false} = set
        const outdoorFrame = seed % 2 === 0 ? wood('#9c6f46') : metal('#3c3f43')
        const material = outdoor ? outdoorFrame : cabinetry(paint)
        const indoorSeat = seed % 2 === 0 ? '#cfc6b6' : '#5d6670'
        const rise = set.high ? HIGH : 0
        const height = 72 + rise
        const seat = fabric(outdoor ? lighter(paint, 0.08) : indoorSeat)
        const looks = {frame: material, seat, slats: !outdoor && seed % 3 === 1, rise}
        const size = sizeOf(set)
        const seats = [
            ...placesAt(set, size).map(([at, turn]) => chair(at, turn, looks)),
            ...(set.bench ? [benchAt(size[1] / 2 + 8, rise, looks)] : [])
        ]
        return {
            parts: [
                ...tableOf(set, size, {material, seed, height}),
                ...seats,
                ...centrepiece(height + 4)
            ],
            pieces: 1 + seats.length,
            setting: outdoor ? 'terrace' : 'living',
            focus: [50, height + 2, 40],
            front: {yaw: 0, pitch: 14},
            angle: {yaw: 34, pitch: 17}
        }
    }
