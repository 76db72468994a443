import {lighter} from '../../engine/paint/colour'
import {fabric} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import {pick} from '../../engine/random'
import {cushion} from '../../shapes/cushion'

const linens = ['#f2efe9', '#e6e9ec', '#efe7da', '#dfe4dd'] as const
const throws = ['#8d9b8a', '#b98a5e', '#5f7388', '#a65f52', '#c9bfae'] as const

/** A made bed of this width and length, its foot towards the viewer, on a base of this height. */
export const bedding = (
    {w, length, base}: {w: number; length: number; base: number},
    seed: number
): Part[] => {
    const linen = fabric(pick(linens, seed))
    const cover = fabric(pick(['#f4f1ec', '#d9dee2', '#ece4d6', '#b9c3c9'], seed + 1))
    const blanket = fabric(pick(throws, seed))
    const [head, foot] = [-length / 2, length / 2]
    const pillows = w > 120 ? 2 : 1
    const duvet = length - 62
    return [
        cushion({at: [0, base, head + 30], size: [w, 25, 60], material: linen, radius: 6}),
        cushion({
            at: [0, base - 3, foot - duvet / 2],
            size: [w + 5, 31, duvet],
            material: cover,
            radius: 9,
            swell: [0, 3, 0.5]
        }),
        cushion({
            at: [0, base + 27.5, foot - 36],
            size: [w + 7, 4.4, 40],
            material: blanket,
            radius: 2,
            swell: [0, 1.6, 0]
        }),
        ...Array.from({length: pillows}, (_, index) => {
            const x = (index - (pillows - 1) / 2) * (w / pillows)
            const wide = Math.min(68, w / pillows - 6)
            return [
                ...placed(leaning(28, [x, base + 26, head + 20]), [
                    cushion({
                        at: [0, 0, 0],
                        size: [wide, 38, 12],
                        material: linen,
                        radius: 5.6,
                        swell: [-1, -1, 5]
                    })
                ]),
                ...placed(leaning(34, [x, base + 27, head + 36]), [
                    cushion({
                        at: [0, 0, 0],
                        size: [wide * 0.82, 32, 10],
                        material: fabric(lighter(blanket.paint, 0.15)),
                        radius: 4.8,
                        swell: [-1, -1, 5],
                        piped: true
                    })
                ])
            ]
        }).flat()
    ]
}
