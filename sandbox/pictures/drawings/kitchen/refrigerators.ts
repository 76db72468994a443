import type {Face} from '../../engine/face'
import {enamel, gloss, type Material, matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {glare, mark, plate, recess} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

/** A long bar handle in front of a door, fixed at both ends. */
export const barHandle = (from: Vector, to: Vector, material: Material): Part[] => {
    const out = 3.6
    const near = (at: number): Vector => [
        from[0] + (to[0] - from[0]) * at,
        from[1] + (to[1] - from[1]) * at,
        from[2]
    ]
    return [
        rod({
            from: [from[0], from[1], from[2] + out],
            to: [to[0], to[1], to[2] + out],
            radius: 1.15,
            material
        }),
        ...[0.06, 0.94].map((share) => {
            const [x, y, z] = near(share)
            return rod({from: [x, y, z], to: [x, y, z + out - 1], radius: 0.8, material})
        })
    ]
}

/** A door or drawer front of an appliance, positioned by its bottom centre. */
export const door = (
    [x, y, z]: Vector,
    [w, h]: readonly [number, number],
    {material, front}: {material: Material; front?: (face: Face) => string}
): Part =>
    slab({
        at: [x, y, z + 2.6],
        size: [w, h, 5.2],
        material,
        radius: 1.1,
        ...(front ? {on: {front}} : {})
    })

/** Water and ice in the door: a dark niche with a small lit panel above. */
export const dispenser = (face: Face): string => {
    const dark = gloss('#1d1f22')
    const rect = {x: face.w * 0.24, y: face.h * 0.3, w: face.w * 0.5, h: 34}
    const niche = {x: rect.x + 1.6, y: rect.y + 11, w: rect.w - 3.2, h: 21}
    return (
        plate(face, rect, dark, {radius: 1.4}) +
        plate(face, niche, matte('#0e0f11'), {radius: 1}) +
        recess(face, niche, 1, 0.5) +
        mark(face, {x: niche.x + niche.w / 2 - 2, y: niche.y, w: 4, h: 5}, '#43484e', {
            radius: 0.6
        }) +
        mark(face, {x: niche.x + 1, y: niche.y + 18.5, w: niche.w - 2, h: 1.2}, '#5c636a') +
        [0.2, 0.4, 0.6, 0.8]
            .map((at) =>
                mark(
                    face,
                    {x: rect.x + rect.w * at - 0.8, y: rect.y + 5, w: 1.6, h: 1.2},
                    '#9fd4ff',
                    {radius: 0.4, alpha: 0.85}
                )
            )
            .join('') +
        glare(face, rect, 0.12)
    )
}

/** The manufacturer's mark: a short bright bar without a name. */
export const badge = (face: Face, at: {x: number; y: number}): string =>
    mark(face, {x: at.x - 3.4, y: at.y, w: 6.8, h: 1.1}, '#7d8287', {radius: 0.4, alpha: 0.8})

/** A lit screen in the door, with what a household writes on it. */
const screenInDoor = (face: Face): string => {
    const rect = {x: face.w * 0.2, y: face.h * 0.22, w: face.w * 0.6, h: 44}
    const tile = (x: number, y: number, paint: string) =>
        mark(face, {x: rect.x + x, y: rect.y + y, w: 10, h: 9}, paint, {radius: 1})
    return (
        plate(face, rect, gloss('#10151b'), {radius: 1.4}) +
        mark(face, {x: rect.x + 2.5, y: rect.y + 3, w: rect.w - 5, h: 13}, '#4f9de0', {radius: 1}) +
        tile(2.5, 19, '#5dbb7c') +
        tile(14.5, 19, '#e7b04c') +
        tile(2.5, 31, '#d9705e') +
        tile(14.5, 31, '#8a7fd0') +
        glare(face, rect, 0.12)
    )
}

export type FrenchForm = 'one drawer' | 'two drawers' | 'smart'

/** Two doors above one or two drawers. Odd seeds have a water dispenser in the door, a smart one has a screen. */
export const refrigeratorFrench = ({paint, seed}: Look, form: FrenchForm = 'one drawer'): Model => {
    const material = enamel(paint)
    const handle = material.finish === 'metal' ? material : metal('#b4b8bc')
    const z = 30
    const drawers = form === 'two drawers' ? [6, 34.6] : [6]
    const h = drawers.length === 2 ? 27.6 : 56
    const doorsFrom = 64
    const parts = [
        slab({at: [0, 0, -4], size: [86, 5, 60], material: matte('#1d1e20')}),
        slab({at: [0, 5, -3.2], size: [91, 172, 66], material, radius: 0.8}),
        door([-23, doorsFrom, z], [45, 113], {
            material,
            front: (face) =>
                badge(face, {x: face.w / 2, y: 5}) + (seed % 2 === 1 ? dispenser(face) : '')
        }),
        door([23, doorsFrom, z], [45, 113], {
            material,
            ...(form === 'smart' ? {front: screenInDoor} : {})
        }),
        ...drawers.map((y) => door([0, y, z], [91, h], {material})),
        ...[-1, 1].flatMap((side) =>
            barHandle(
                [side * 4.4, doorsFrom + 14, z + 5.2],
                [side * 4.4, doorsFrom + 92, z + 5.2],
                handle
            )
        ),
        ...drawers.flatMap((y) =>
            barHandle([-32, y + h - 8, z + 5.2], [32, y + h - 8, z + 5.2], handle)
        )
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [0, 95, 36],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 30, pitch: 8},
        zoom: 2.6
    }
}

/** A refrigerator door below and a freezer door above. */
export const refrigeratorTop = ({paint, seed}: Look): Model => {
    const material = enamel(paint)
    const handle = seed % 2 === 0 ? metal('#aeb2b6') : matte('#2b2d30')
    const side = seed % 3 === 0 ? -1 : 1
    const z = 29
    const edge = side * 31
    const parts = [
        slab({at: [0, 0, -4], size: [70, 4, 58], material: matte('#1d1e20')}),
        slab({at: [0, 4, -3], size: [76, 164, 64], material, radius: 1}),
        door([0, 4.6, z], [76, 109], {material}),
        door([0, 114.6, z], [76, 53], {
            material,
            front: (face) => badge(face, {x: face.w / 2, y: 5})
        }),
        ...barHandle([edge, 60, z + 5.2], [edge, 108, z + 5.2], handle),
        ...barHandle([edge, 119, z + 5.2], [edge, 150, z + 5.2], handle)
    ]
    return {
        parts,
        setting: 'kitchen',
        focus: [20, 112, 34],
        front: {yaw: 0, pitch: 4},
        angle: {yaw: 31, pitch: 8}
    }
}
