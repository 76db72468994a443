import type {Face} from '../../engine/face'
import {glow, gloss, matte, metal} from '../../engine/paint/material'
import type {Look, Model} from '../../model'
import {decal} from '../../shapes/decal'
import {lathe} from '../../shapes/lathe'
import {disc, mark, ring} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const glass = (face: Face): string => {
    const c = [face.w / 2, face.h / 2] as const
    return (
        disc(face, c, 2.7, gloss('#0b0c10')) +
        ring(face, c, 2.75, {paint: '#8b9096', width: 0.12}) +
        disc(face, c, 2.1, gloss('#1b2140')) +
        disc(face, c, 1.4, gloss('#301b45')) +
        disc(face, c, 0.75, gloss('#0a0c18')) +
        disc(face, [c[0] - 0.8, c[1] - 0.9], 0.45, glow('#d6e6fb')) +
        disc(face, [c[0] + 0.8, c[1] + 0.8], 0.2, glow('#a98ad8'))
    )
}

/** A camera with exchangeable lenses. */
export const camera = ({paint, seed}: Look): Model => {
    const body = matte(paint)
    const skin = matte('#1d1e21')
    const top = seed % 2 === 0 ? body : metal('#b4b8bc')
    const long = seed % 3 === 1 ? 10 : 6.4
    const z = 3.2
    const barrel = (from: number, to: number, radius: number) =>
        rod({from: [0.6, 4.2, z + from], to: [0.6, 4.2, z + to], radius, material: skin})
    const lens = {min: [-2.4, 1.2, z + long + 0.02], max: [3.6, 7.2, z + long + 0.05]} as const
    const parts = [
        slab({at: [0, 0, 0], size: [13.6, 6.6, 5], material: skin, radius: 0.8}),
        slab({at: [-5.4, 0.2, 3.2], size: [2.6, 6.6, 1.6], material: skin, radius: 0.7}),
        slab({at: [0, 6.6, 0], size: [13.6, 2.2, 5], material: top, radius: 0.7}),
        slab({
            at: [0.6, 8.8, 0],
            size: [4.6, 1.8, 4.6],
            material: top,
            radius: 0.7,
            on: {
                front: (face) =>
                    mark(face, {x: 1, y: 0.7, w: face.w - 2, h: 0.35}, '#e9ebed', {alpha: 0.8})
            }
        }),
        lathe({
            at: [-4.4, 8.8, 0.4],
            profile: [
                [1.1, 0],
                [1.1, 0.8],
                [0.95, 0.9]
            ],
            material: metal('#7d8288')
        }),
        lathe({
            at: [4.6, 8.8, 0],
            profile: [
                [1.5, 0],
                [1.5, 1],
                [1.35, 1.1]
            ],
            material: skin
        }),
        barrel(-0.6, 1, 3.4),
        barrel(1, long - 1.6, 3.1),
        barrel(long - 1.6, long, 3.35),
        decal(lens, 'front', glass)
    ]
    return {
        parts,
        setting: 'table',
        focus: [1, 5, 8],
        front: {yaw: 14, pitch: 8},
        angle: {yaw: 38, pitch: 14},
        zoom: 2
    }
}
