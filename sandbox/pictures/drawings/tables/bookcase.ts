import {vase} from '../living/vase'
import {darker} from '../../engine/paint/colour'
import {cabinetry, type Material, matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {randomFrom} from '../../engine/random'
import type {Look, Model} from '../../model'
import {decal} from '../../shapes/decal'
import {lathe} from '../../shapes/lathe'
import {glare, mark} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const width = 84
const depth = 30
const spines = [
    '#8c4a3c',
    '#d8c7a6',
    '#3f5566',
    '#6f7f63',
    '#c2a14d',
    '#e7e0d4',
    '#5a4a63',
    '#2f3d3a'
]

/** Books side by side from a point on a shelf. */
export const books = (
    [from, y]: readonly [number, number],
    count: number,
    random: () => number
): Part[] => {
    const start = {x: from, parts: new Array<Part>()}
    return Array.from({length: count}).reduce<typeof start>(({x, parts}) => {
        const [w, h] = [2.4 + random() * 2.4, 19 + random() * 7]
        const paint = spines[Math.floor(random() * spines.length)] ?? '#8c4a3c'
        const book = slab({
            at: [x + w / 2, y, 1],
            size: [w - 0.2, h, 17 + random() * 3],
            material: matte(paint),
            radius: 0.3
        })
        return {x: x + w, parts: [...parts, book]}
    }, start).parts
}

/** A vase or a plant on a shelf. */
export const ornament = (x: number, y: number, kind: number): Part[] =>
    kind % 2 === 0
        ? [vase([x, y, 2], 6.8, '#e4ddd0')]
        : [
              lathe({
                  at: [x, y, 2],
                  profile: [
                      [5, 0],
                      [6, 9],
                      [6.2, 10]
                  ],
                  material: matte('#b9755a'),
                  inside: matte('#3a2c22')
              }),
              ...[
                  [-3, 14],
                  [2, 17],
                  [4, 12],
                  [-1, 19]
              ].map(([dx = 0, h = 12], at) =>
                  lathe({
                      at: [x + dx, y + 8, 2 + (at % 2) * 3],
                      profile: [
                          [0.3, 0],
                          [2.6, h * 0.4],
                          [1.6, h * 0.8],
                          [0.1, h]
                      ],
                      material: matte('#5f7d55')
                  })
              )
          ]

const boards = (
    material: Material,
    height: number,
    rows: readonly number[],
    seed: number
): Part[] => [
    ...[-1, 1].map((side) =>
        slab({
            at: [(side * (width - 2.4)) / 2, 0, 0],
            size: [2.4, height, depth],
            material,
            radius: 0.3,
            seed: seed + side
        })
    ),
    ...rows.map((y) =>
        slab({
            at: [0, y, 0.2],
            size: [width - 5, 2, depth - 0.4],
            material,
            radius: 0.3,
            seed: seed + y
        })
    ),
    slab({at: [0, height, 0], size: [width + 1, 2.4, depth + 1], material, radius: 0.4, seed}),
    slab({
        at: [0, 6, -depth / 2 - 0.4],
        size: [width - 1, height - 6, 0.8],
        material: matte(darker(material.paint, 0.4))
    })
]

export type BookcaseForm = 'shelves' | 'glass doors'

const glassDoors = (material: Material, height: number): Part[] =>
    [-1, 1].flatMap((side) => {
        const x = (side * width) / 4
        const z = depth / 2 + 1
        const [wide, high] = [width / 2 - 1, height - 8]
        const glass: Part = {
            ...decal(
                {min: [x - wide / 2, 7, z + 0.8], max: [x + wide / 2, 7 + high, z + 0.9]},
                'front',
                (face) =>
                    mark(face, {x: 0, y: 0, w: face.w, h: face.h}, '#dfeef2', {alpha: 0.28}) +
                    glare(face, {x: 2, y: 2, w: face.w - 4, h: face.h - 4}, 0.35)
            ),
            weightless: true
        }
        const bar = (at: [number, number], size: [number, number]) =>
            slab({at: [at[0], at[1], z], size: [...size, 1.8], material, radius: 0.3})
        return [
            bar([x - wide / 2 + 1.6, 7], [3.2, high]),
            bar([x + wide / 2 - 1.6, 7], [3.2, high]),
            bar([x, 7], [wide - 6.4, 3.2]),
            bar([x, 7 + high - 3.2], [wide - 6.4, 3.2]),
            glass,
            rod({
                from: [side * 3, 84, z + 2.6],
                to: [side * 3, 100, z + 2.6],
                radius: 0.7,
                material: metal('#3a3b3e')
            })
        ]
    })

/** Shelves with books and ornaments, open or behind glass. The seed decides where they are. */
export const bookcase = ({paint, seed}: Look, form: BookcaseForm = 'shelves'): Model => {
    const random = randomFrom(seed + 40)
    const rows = [6, 41, 76, 111, 146]
    const material = cabinetry(paint)
    const things = rows.flatMap((row, index) => {
        const y = row + 2
        const first = index % 2 === seed % 2
        return [
            ...books([first ? -38 : 2, y], 6 + Math.floor(random() * 4), random),
            ...ornament(first ? 24 : -24, y, index + seed)
        ]
    })
    return {
        parts: [
            ...boards(material, 181, rows, seed),
            ...things,
            ...(form === 'glass doors' ? glassDoors(material, 181) : [])
        ],
        setting: 'living',
        focus: [0, 120, 10],
        angle: {yaw: 30, pitch: 8},
        front: {yaw: 0, pitch: 4},
        zoom: 2.8
    }
}
