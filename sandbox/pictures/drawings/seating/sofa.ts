import {darker, lighter} from '../../engine/paint/colour'
import {type Material, metal, trimWood, upholstery} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {pick} from '../../engine/random'
import type {Look, Model} from '../../model'
import {cushion} from '../../shapes/cushion'
import {rod} from '../../shapes/rod'
import {slab} from '../../shapes/slab'
import {legsUnder} from './legs-under'
import {throwPillow} from './throw-pillow'

const depth = 92
const seatTop = 45

const seatCushion = (x: number, w: number, cover: Material, plump: number): Part =>
    cushion({
        at: [x, 28, 9],
        size: [w - 0.6, seatTop - 28, depth - 20],
        material: cover,
        radius: 5,
        swell: [0, plump, plump * 0.6],
        piped: true
    })

const backCushion = (x: number, w: number, cover: Material, plump: number): Part =>
    cushion({
        at: [x, seatTop + 1.5, -18],
        size: [w - 0.6, 41, 17],
        material: cover,
        radius: 7,
        swell: [0, plump * 0.4, plump * 1.4],
        piped: true
    })

export type SofaForm = 'rolled' | 'track' | 'tufted'

type ArmLook = {form: SofaForm | undefined; arm: number; armHeight: number; cover: Material}

const armAt = (x: number, {form, arm, armHeight, cover}: ArmLook): Part[] => {
    if (form === 'track') {
        return [slab({at: [x, 14.5, 0], size: [arm, 42, depth], material: cover, radius: 1.8})]
    }
    if (form === 'rolled') {
        const top = 54
        return [
            slab({at: [x, 14.5, 0], size: [arm - 4, top - 20, depth - 2], material: cover}),
            rod({
                from: [x, top - 2, -depth / 2 + 2],
                to: [x, top - 2, depth / 2],
                radius: arm / 2 + 0.6,
                material: cover
            })
        ]
    }
    return [
        cushion({
            at: [x, 14.5, 0],
            size: [arm, armHeight, depth],
            material: cover,
            radius: Math.min(7, arm / 2.4),
            swell: [0.8, 0.8, 0.8],
            piped: true
        })
    ]
}

/** A back in one piece, with buttons in it. */
const tuftedBack = (inner: number, cover: Material): Part[] => {
    const columns = Math.round(inner / 22)
    const button = {paint: darker(cover.paint, 0.35), finish: cover.finish}
    return [
        cushion({
            at: [0, seatTop + 1.5, -18],
            size: [inner - 0.6, 41, 17],
            material: cover,
            radius: 6,
            swell: [0, 0.6, 1],
            piped: true
        }),
        ...[58, 72].flatMap((y, row) =>
            Array.from({length: columns - row}, (_, index) => {
                const x = (index - (columns - row - 1) / 2) * (inner / columns)
                return rod({from: [x, y, -8.4], to: [x, y, -7.4], radius: 1.6, material: button})
            })
        )
    ]
}

const armWidths: Record<SofaForm, number> = {rolled: 20, track: 13, tufted: 18}

/**
 * A sofa with this number of seats. Its form says what its arms and its back are like; without one, the seed does. It
 * also changes the legs, the seat padding and the loose cushions.
 */
export const sofa = ({paint, seed}: Look, seats: 2 | 3, form?: SofaForm): Model => {
    const cover = upholstery(paint)
    const arm = form ? armWidths[form] : pick([18, 13, 22], seed)
    const width = seats * 60 + arm * 2
    const inner = width - arm * 2
    const armHeight = pick([46, 40, 50], seed + 1)
    const legs = seed % 4 === 1 ? metal('#8a8d91') : trimWood(paint, seed)
    const cushions = seed % 3 === 2 && seats === 3 ? 2 : seats
    const w = inner / cushions
    const plump = 2 + (seed % 3)
    const pillow = pick([lighter(paint, 0.55), '#d8a24c', '#e8e2d6', '#7d8f86'], seed)
    const places = Array.from({length: cushions}, (_, index) => -inner / 2 + w * (index + 0.5))
    const parts = [
        slab({at: [0, 14, 0], size: [width - 2, 13.8, depth - 4], material: cover, radius: 3}),
        ...[-1, 1].flatMap((side) =>
            armAt(side * (width / 2 - arm / 2), {form, arm, armHeight, cover})
        ),
        cushion({
            at: [0, 28, -depth / 2 + 9],
            size: [inner - 0.5, 52, 18],
            material: cover,
            radius: 6
        }),
        ...places.map((x) => seatCushion(x, w, cover, plump)),
        ...(form === 'tufted'
            ? tuftedBack(inner, cover)
            : places.map((x) => backCushion(x, w, cover, plump))),
        ...legsUnder([width, depth], {height: 14, material: legs}),
        ...(seed % 2 === 0 && form !== 'tufted'
            ? [
                  ...throwPillow([-inner / 2 + 19, seatTop + 1.5, 14], pillow, 16),
                  ...throwPillow([inner / 2 - 19, seatTop + 1.5, 14], pillow, -16)
              ]
            : [])
    ]
    return {parts, setting: 'living', focus: [width / 2 - arm, 50, 20], zoom: 2.6}
}
