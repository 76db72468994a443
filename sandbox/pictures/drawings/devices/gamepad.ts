import {gloss, matte} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {lathe} from '../../shapes/lathe'
import {disc, mark} from '../../shapes/panel'
import {prism} from '../../shapes/prism'
import type {Point} from '../../engine/space/pose'

/** One half of the gamepad's outline from above, mirrored to get the whole. The front is at negative y. */
const half: readonly Point[] = [
    [0, -1.2],
    [2.6, -1.4],
    [4.2, -3.6],
    [5.8, -4.9],
    [7.2, -4.2],
    [7.9, -1.2],
    [7.4, 2],
    [6.2, 3.6],
    [3.2, 3.9],
    [0, 3.9]
]

const outline: readonly Point[] = [
    ...half,
    ...half
        .slice(1, -1)
        .reverse()
        .map(([x, y]): Point => [-x, y])
]

/** A gamepad lying on y = 0. */
export const gamepad = (paint: string): Part => {
    const body = matte(paint)
    const dark = matte('#1b1c20')
    const face = {min: [-8, 3.42, -4], max: [8, 3.44, 5]} as const
    const stick = (x: number, z: number) =>
        lathe({
            at: [x, 3.4, z],
            profile: [
                [0.7, 0],
                [0.7, 0.7],
                [1.15, 0.9],
                [1.15, 1.2],
                [0.9, 1.3]
            ],
            material: dark
        })
    return assembly([
        prism({profile: outline, along: 'y', from: 0.6, to: 2.6, material: body}),
        prism({
            profile: outline.map(([x, y]): Point => [x * 0.93, y * 0.92]),
            along: 'y',
            from: 2.6,
            to: 3.4,
            material: body
        }),
        cushion({at: [0, 0, 0], size: [8, 0.6, 4], material: body, radius: 0.3}),
        decal(
            face,
            'top',
            (top) =>
                (['#5dbb7c', '#e0605a', '#4f9de0', '#e7b04c'] as const)
                    .map((colour, at) =>
                        disc(
                            top,
                            [
                                13.4 + Math.cos((at * Math.PI) / 2) * 0.95,
                                2.7 + Math.sin((at * Math.PI) / 2) * 0.95
                            ],
                            0.46,
                            gloss(colour)
                        )
                    )
                    .join('') +
                mark(top, {x: 1.7, y: 2.3, w: 2.4, h: 0.8}, '#191a1e', {radius: 0.2}) +
                mark(top, {x: 2.5, y: 1.5, w: 0.8, h: 2.4}, '#191a1e', {radius: 0.2}) +
                mark(top, {x: 5.8, y: 0.7, w: 4.4, h: 2.2}, '#26282d', {radius: 0.4}) +
                disc(top, [8, 3.9], 0.5, gloss('#c9ced3'))
        ),
        stick(-2.6, 1.2),
        stick(2.6, 1.2)
    ])
}
