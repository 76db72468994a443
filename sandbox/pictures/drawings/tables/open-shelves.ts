import {cabinetry, type Material, metal} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {randomFrom} from '../../engine/random'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {books, ornament} from './bookcase'

const view = {
    setting: 'living',
    focus: [0, 100, 10],
    angle: {yaw: 30, pitch: 8},
    front: {yaw: 0, pitch: 4},
    zoom: 2.8
} as const

const rungs = [
    {y: 8, deep: 44},
    {y: 48, deep: 36},
    {y: 88, deep: 29},
    {y: 128, deep: 22},
    {y: 164, deep: 16}
]

/** Shelves between two ladders that lean on the wall: the lower, the deeper. */
export const ladderShelf = ({paint, seed}: Look): Model => {
    const random = randomFrom(seed + 60)
    const material = cabinetry(paint)
    const frame = metal('#3a3c40')
    const w = 66
    const back = -22
    return {
        parts: [
            ...[-1, 1].flatMap((side) => [
                rod({
                    from: [side * (w / 2 + 1.6), 0, back + 45],
                    to: [side * (w / 2 + 1.6), 180, back + 12],
                    radius: 1.5,
                    material: frame
                }),
                rod({
                    from: [side * (w / 2 + 1.6), 0, back + 2],
                    to: [side * (w / 2 + 1.6), 180, back + 2],
                    radius: 1.5,
                    material: frame
                })
            ]),
            ...rungs.flatMap(({y, deep}, index) => [
                slab({
                    at: [0, y, back + deep / 2],
                    size: [w, 2.4, deep],
                    material,
                    radius: 0.3,
                    seed: seed + y
                }),
                ...placed(moved([0, 0, back + 12]), [
                    ...(index === 4 ? [] : books([index % 2 ? -28 : 2, y + 2.4], 5, random)),
                    ...ornament(index % 2 ? 16 : -18, y + 2.4, index + seed)
                ])
            ])
        ],
        ...view
    }
}

const cell = 38

const walls = (material: Material, rows: number, columns: number, seed: number): Part[] => [
    ...Array.from({length: columns + 1}, (_, at) =>
        slab({
            at: [(at - columns / 2) * cell, 3, 0],
            size: [2.6, rows * cell, 36],
            material,
            radius: 0.3,
            seed: seed + at
        })
    ),
    ...Array.from({length: rows + 1}, (_, row) =>
        Array.from({length: columns}, (_unused, at) =>
            slab({
                at: [(at - columns / 2 + 0.5) * cell, 2 + row * cell, 0],
                size: [cell - 2.8, 2.4, 36],
                material,
                radius: 0.3,
                seed: seed + row
            })
        )
    ).flat()
]

/** Open cubes in rows, some with books in them and some with a box. */
export const cubeShelf = ({paint, seed}: Look): Model => {
    const random = randomFrom(seed + 80)
    const [rows, columns] = [3, 3]
    const things = Array.from({length: rows * columns}, (_, index) => {
        const x = ((index % columns) - columns / 2 + 0.5) * cell
        const y = 4.4 + Math.floor(index / columns) * cell
        const kind = (index + seed) % 3
        if (kind === 0) return books([x - 15, y], 6, random)
        return kind === 1
            ? ornament(x, y, index)
            : [
                  slab({
                      at: [x, y, 2],
                      size: [32, 27, 30],
                      material: {paint: '#b9a78c', finish: 'fabric'},
                      radius: 1
                  })
              ]
    })
    return {
        parts: [...walls(cabinetry(paint), rows, columns, seed), ...things.flat()],
        ...view,
        focus: [0, 70, 10]
    }
}
