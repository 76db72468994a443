import {gloss, matte, metal, type Material} from '../../engine/paint/material'
import {assembly, type Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {decal} from '../../shapes/decal'
import {lathe} from '../../shapes/lathe'
import {disc, ring} from '../../shapes/panel'
import {prism} from '../../shapes/prism'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

const rotor = (x: number, z: number, turn: number): Part[] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const blade = (reach: number, side: number): [number, number] => [
        x + c * reach - s * side,
        -(z + s * reach + c * side)
    ]
    const outline = [
        blade(-7, -0.1),
        blade(-4, -0.55),
        blade(0, -0.2),
        blade(4, -0.55),
        blade(7, 0),
        blade(4, 0.45),
        blade(0, 0.2),
        blade(-4, 0.45)
    ]
    return [
        prism({
            profile: outline.reverse(),
            along: 'y',
            from: 9.2,
            to: 9.4,
            material: gloss('#2a2c30')
        })
    ]
}

const arm = (x: -1 | 1, z: -1 | 1, material: Material): Part => {
    const end = [x * 12.5, z * (z > 0 ? 9.5 : 10.5)] as const
    return assembly([
        rod({from: [x * 2.8, 6.4, z * 5], to: [end[0], 6.8, end[1]], radius: [1.1, 0.8], material}),
        rod({
            from: [end[0], 5.2, end[1]],
            to: [end[0], 0.3, end[1] + 0.4],
            radius: [0.6, 0.35],
            material
        }),
        lathe({
            at: [end[0], 5.6, end[1]],
            profile: [
                [1.3, 0],
                [1.4, 2.2],
                [1.1, 3],
                [0.4, 3.3]
            ],
            material: metal('#6d7278')
        }),
        ...rotor(end[0], end[1], 0.5 + x * 0.7 + z * 0.4)
    ])
}

/** A drone with four rotors and its camera below the nose. */
export const drone = ({paint, seed}: Look): Model => {
    const body = matte(paint)
    const eye = {min: [-1.2, 2.5, 12.05], max: [1.2, 4.9, 12.08]} as const
    const parts = [
        ...([-1, 1] as const).flatMap((x) => ([-1, 1] as const).map((z) => arm(x, z, body))),
        cushion({
            at: [0, 4.8, 0],
            size: [8.4, 4.4, 18],
            material: body,
            radius: 2,
            swell: [0.5, 0.8, 0.6]
        }),
        slab({
            at: [0, 9.3, -1],
            size: [4.4, 0.3, 9],
            material: gloss(seed % 2 === 0 ? '#2a2d31' : '#e2723a'),
            radius: 0.1
        }),
        slab({at: [0, 2, 10], size: [4, 3.4, 4], material: matte('#24262a'), radius: 1}),
        decal(
            eye,
            'front',
            (face) =>
                disc(face, [1.2, 1.2], 1.05, gloss('#0b0d12')) +
                ring(face, [1.2, 1.2], 1.05, {paint: '#8f959b', width: 0.12}) +
                disc(face, [1.2, 1.2], 0.6, gloss('#1c2f57')) +
                disc(face, [0.9, 0.85], 0.2, gloss('#e6f1ff'))
        )
    ]
    return {
        parts,
        setting: 'table',
        focus: [0, 6, 9],
        front: {yaw: 0, pitch: 20},
        angle: {yaw: 30, pitch: 27},
        zoom: 2.2
    }
}
