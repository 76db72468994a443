import {fabric, gloss, matte, wood} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {moved, turned, type Vector} from '../../engine/space/pose'
import {pick} from '../../engine/random'
import {cushion} from '../../shapes/cushion'
import {lathe} from '../../shapes/lathe'
import {slab} from '../../shapes/slab'
import {tube} from '../../shapes/rod'

export const mug = (at: Vector, paint: string): Part =>
    assembly(
        [
            lathe({
                at: [0, 0, 0],
                profile: [
                    [3.4, 0],
                    [4, 0.8],
                    [4.1, 8.6],
                    [4, 9]
                ],
                material: gloss(paint),
                inside: matte('#4a2d1c')
            }),
            tube({
                points: [
                    [4, 7.4, 0],
                    [6.6, 7, 0.6],
                    [6.6, 3, 0.6],
                    [4, 2.4, 0]
                ],
                radius: 0.55,
                material: gloss(paint)
            })
        ],
        moved(at)
    )

export const bookPile = (at: Vector, seed: number): Part =>
    assembly(
        [0, 1, 2].map((row) =>
            slab({
                at: [row - 1, row * 3, 0],
                size: [24 - row * 2, 2.8, 17 - row],
                material: matte(
                    pick(['#8c4a3c', '#d9cdb8', '#43586a', '#7a8a6c', '#c59a4a'], row + seed)
                ),
                radius: 0.4
            })
        ),
        turned(12 - seed * 4, at)
    )

export const basket = (at: Vector, [w, h, d]: Vector): Part =>
    assembly(
        [
            slab({at: [0, 0, 0], size: [w, h, d], material: fabric('#c4a076'), radius: 3}),
            cushion({
                at: [0, h - 3, 0],
                size: [w - 5, 9, d - 5],
                material: fabric('#f1eee8'),
                radius: 3.6,
                swell: [0, 3, 0]
            })
        ],
        moved(at)
    )

export const towels = (at: Vector): Part =>
    assembly(
        ['#dfe5e6', '#b9c8c4', '#f2efe9'].map((paint, row) =>
            cushion({
                at: [0, row * 6, 0],
                size: [32, 6, 22],
                material: fabric(paint),
                radius: 2.6,
                swell: [0.4, 0, 0.6]
            })
        ),
        moved(at)
    )

export const board = (at: Vector): Part =>
    slab({at, size: [26, 38, 2], material: wood('#a97b4e'), radius: 0.9})
