import type {Face} from '../../engine/face'
import {gloss, matte, type Material} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Vector} from '../../engine/space/vector'
import {glare, mark, plate, recess} from '../../shapes/panel'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'

/** A long bar before a door, held at both ends. */
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

/** A door or drawer front of an appliance; its lower middle is given. */
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

/** The maker's mark: a short bright bar, no name. */
export const badge = (face: Face, at: {x: number; y: number}): string =>
    mark(face, {x: at.x - 3.4, y: at.y, w: 6.8, h: 1.1}, '#7d8287', {radius: 0.4, alpha: 0.8})
