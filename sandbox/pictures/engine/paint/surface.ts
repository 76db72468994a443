import {underLight} from './colour'
import type {Material} from './material'
import type {Pen} from '../pen'
import type {Point, Vector} from '../space/pose'

/** The contrast of each finish, and the strength and sharpness of its sheen. */
const finishes = {
    fabric: {contrast: 1.1, sheen: 0.04, power: 4},
    leather: {contrast: 1.25, sheen: 0.3, power: 14},
    wood: {contrast: 1.1, sheen: 0.1, power: 12},
    metal: {contrast: 1.5, sheen: 0.4, power: 10},
    gloss: {contrast: 1.25, sheen: 0.55, power: 26},
    matte: {contrast: 1.1, sheen: 0.08, power: 8},
    glow: {contrast: 0, sheen: 0, power: 1}
} as const

/** The light that a surface reflects, on the scale of underLight. */
export const lightOn = (pen: Pen, {finish}: Material, normal: Vector, point: Vector): number => {
    if (finish === 'glow') return 0.72
    const {contrast, sheen, power} = finishes[finish]
    const diffuse = 0.7 + (pen.light(normal) - 0.7) * contrast
    return diffuse + sheen * pen.shine(normal, point) ** power
}

export const paintAt = (pen: Pen, material: Material, normal: Vector, point: Vector): string =>
    material.finish === 'glow'
        ? material.paint
        : underLight(material.paint, lightOn(pen, material, normal, point))

/** Gradient stops: the position, and the light there relative to the surface's own light. */
const stopsOf: Record<Material['finish'], readonly (readonly [number, number])[]> = {
    fabric: [
        [0, 0.05],
        [1, -0.07]
    ],
    leather: [
        [0, 0.08],
        [0.4, 0.01],
        [1, -0.09]
    ],
    wood: [
        [0, 0.05],
        [1, -0.06]
    ],
    matte: [
        [0, 0.05],
        [1, -0.07]
    ],
    metal: [
        [0, -0.12],
        [0.2, 0.12],
        [0.45, -0.03],
        [0.7, 0.1],
        [1, -0.14]
    ],
    gloss: [
        [0, 0.12],
        [0.35, 0.03],
        [1, -0.1]
    ],
    glow: [
        [0, 0],
        [1, 0]
    ]
}

/** A linear gradient between two points of the picture. Returns its definition and the fill that uses it. */
export const gradient = (
    pen: Pen,
    [from, to]: readonly [Point, Point],
    stops: readonly (readonly [number, string, number?])[]
) => {
    const id = pen.newId()
    const marks = stops
        .map(
            ([at, colour, alpha]) =>
                `<stop offset="${at}" stop-color="${colour}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`
        )
        .join('')
    const [x1, y1, x2, y2] = [...from, ...to].map((value) => Math.round(value * 10) / 10)
    const where = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return {
        definition: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${where}>${marks}</linearGradient>`,
        fill: `url(#${id})`
    }
}

/** The gradient of a flat surface: soft falloff for cloth and wood, bands for metal, a sweep for gloss. */
export const flatFill = (
    pen: Pen,
    material: Material,
    light: number,
    ends: readonly [Point, Point]
) => {
    if (material.finish === 'glow') return {definition: '', fill: material.paint}
    const stops = stopsOf[material.finish].map(
        ([at, by]) => [at, underLight(material.paint, light + by)] as const
    )
    return gradient(pen, ends, stops)
}
