import {smoothProfile} from '../../shapes/smooth-profile'
import {gloss, glow, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import {lathe} from '../../shapes/lathe'

/** A small lamp with a cloth shade, standing on y = 0. */
export const tableLamp = (seed: number): Part[] => [
    lathe({
        at: [0, 0, 0],
        profile: smoothProfile([
            [6, 0],
            [8.5, 2],
            [9.5, 8],
            [7, 15],
            [3, 20],
            [1.2, 23]
        ]),
        material: gloss(pick(['#c9b9a3', '#6f8791', '#b98d72', '#e5e0d6'], seed))
    }),
    lathe({
        at: [0, 23, 0],
        profile: [
            [0.8, 0],
            [0.8, 5]
        ],
        material: metal('#b9a27a')
    }),
    lathe({
        at: [0, 28, 0],
        profile: [
            [15, 0],
            [10.5, 20]
        ],
        material: {...gloss('#f3e7cf'), finish: 'fabric'},
        inside: glow('#fff6df')
    })
]
