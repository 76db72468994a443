import type {Face} from '../../engine/face'
import {enamel, gloss, type Material, matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {glare, mark, plate} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {badge, barHandle, door} from './refrigerators'

/** Cans and bottles in rows behind glass. */
const drinks = (face: Face): string => {
    const glass = {x: 3.4, y: 3.4, w: face.w - 6.8, h: face.h - 6.8}
    const cans = [0, 1, 2].flatMap((row) =>
        Array.from({length: 7}, (_, at) => {
            const paint = ['#c8463f', '#3f7fb8', '#4f9a63', '#d9a441'][(at + row) % 4] ?? '#c8463f'
            const y = 12 + row * 24
            return mark(face, {x: 6 + at * 5.2, y, w: 4.2, h: 12}, paint, {radius: 1, alpha: 0.9})
        })
    )
    const shelves = [0, 1, 2].map((row) =>
        mark(face, {x: 4, y: 24.4 + row * 24, w: face.w - 8, h: 0.9}, '#c9d2d8', {alpha: 0.8})
    )
    return (
        plate(face, glass, gloss('#1a2530'), {radius: 1}) +
        cans.join('') +
        shelves.join('') +
        glare(face, glass, 0.2)
    )
}

export type CompactForm = 'one door' | 'two doors' | 'retro' | 'glass door'

const z = 22
const handleAt = (y: number, high: number): Part[] =>
    barHandle([-19, y, z + 5.2], [-19, y + high, z + 5.2], metal('#a4a8ac'))

const label = (face: Face) => badge(face, {x: face.w / 2, y: 4})

/** Round edges, and a lever of chrome. */
const retroFront = (material: Material): Part[] => [
    slab({at: [0, 4.4, z + 2.6], size: [47, 77, 6], material, radius: 2.9}),
    slab({
        at: [-15, 62, z + 6.6],
        size: [13, 3.4, 2.4],
        material: metal('#d5d8dc'),
        radius: 1.1
    }),
    slab({at: [6, 70, z + 6], size: [14, 2, 1], material: metal('#d5d8dc'), radius: 0.4})
]

const fronts = (form: CompactForm, material: Material): Part[] => {
    if (form === 'retro') return retroFront(material)
    if (form === 'two doors') {
        return [
            door([0, 3.4, z], [48, 68], {material, front: label}),
            door([0, 72.4, z], [48, 35.4], {material}),
            ...handleAt(44, 22),
            ...handleAt(76, 18)
        ]
    }
    const front = form === 'glass door' ? drinks : label
    return [door([0, 3.4, z], [48, 79.4], {material, front}), ...handleAt(44, 22)]
}

/** A small refrigerator: with one door, with a freezer above, with round edges, or with glass in its door. */
export const compactRefrigerator = ({paint}: Look, form: CompactForm): Model => {
    const material = enamel(paint)
    const isRound = form === 'retro'
    const high = form === 'two doors' ? 105 : 80
    const lid = slab({
        at: [0, high + 3, -2],
        size: [48.6, 2, 52],
        material: matte('#2a2c2f'),
        radius: 0.8
    })
    return {
        parts: [
            slab({at: [0, 0, -4], size: [44, 3, 42], material: matte('#1d1e20')}),
            slab({at: [0, 3, -2.4], size: [48, high, 48], material, radius: isRound ? 6 : 1.2}),
            ...fronts(form, material),
            ...(isRound ? [] : [lid])
        ],
        setting: 'kitchen',
        focus: [-6, 66, 28],
        front: {yaw: 0, pitch: 6},
        angle: {yaw: 32, pitch: 13}
    }
}
