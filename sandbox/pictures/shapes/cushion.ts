import {contactShade} from '../engine/contact'
import type {Bounds} from '../engine/space/bounds'
import {darker, underLight} from '../engine/paint/colour'
import {faceNames, faceOf, isVisible} from '../engine/face'
import type {Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import {spotsOfBox} from '../engine/spot'
import {openLine} from '../engine/path'
import type {Pen} from '../engine/pen'
import type {Vector} from '../engine/space/pose'
import {drawPatches, facesEye, silhouette, textureOver} from './draw-patches'
import {softBox, type Patch} from './patch-mesh'
import {softCorners, softFace} from './soft-face'
import {boundsAt} from './slab'

export type CushionOptions = {
    at: Vector
    size: Vector
    material: Material
    radius?: number
    /** How far the sides bulge, in centimetres: sideways, upwards and to the front. */
    swell?: Vector
    /** Shows the seams along the edges. */
    piped?: boolean
}

const splits = 5

/** The patches of one side in rows, and how many of them bend at each edge. */
type Side = {patches: readonly Patch[]; steps: number}

const acrossOf = ({steps}: Side) => 2 * steps + splits

const isMiddle = ({steps}: Side, index: number) => index >= steps && index < steps + splits

const middleOf = (side: Side): Patch[][] => {
    const across = acrossOf(side)
    return Array.from({length: splits}, (_, row) => {
        const from = (row + side.steps) * across + side.steps
        return side.patches.slice(from, from + splits)
    })
}

const bevelsOf = (side: Side) => {
    const across = acrossOf(side)
    return side.patches.filter(
        (_, index) => !isMiddle(side, Math.floor(index / across)) || !isMiddle(side, index % across)
    )
}

const rimOf = (side: Side): (readonly [Vector, Vector])[] => {
    const across = acrossOf(side)
    return side.patches.flatMap(({corners: [a, b, c, d]}, index) => {
        const [row, column] = [Math.floor(index / across), index % across]
        if (row === 0) return [[a, d] as const]
        if (row === across - 1) return [[b, c] as const]
        if (column === 0) return [[a, b] as const]
        return column === across - 1 ? [[d, c] as const] : []
    })
}

/** Finer if the bend is large in the picture. */
const stepsFor = (pen: Pen, radius: number) =>
    Math.min(7, Math.max(2, Math.round((radius * pen.scale * pen.zoom) / 9)))

const seams = (pen: Pen, sides: readonly Side[], {material, size}: CushionOptions) => {
    const thick = Math.max(0.6, Math.min(...size) * 0.015 * pen.scale).toFixed(1)
    const shown = sides.filter(
        ({patches}) => patches.filter((patch) => facesEye(pen, patch)).length > patches.length * 0.6
    )
    const d = shown
        .flatMap(rimOf)
        .map((edge) => openLine(edge.map(pen.at)))
        .join('')
    const paint = darker(material.paint, 0.45)
    return `<path d="${d}" stroke="${paint}" stroke-opacity=".5" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`
}

const shadeOn = (pen: Pen, bounds: Bounds, inset: number) =>
    faceNames
        .map((name) => faceOf(pen, bounds, name))
        .filter(isVisible)
        .map((face) => contactShade(face, inset))
        .join('')

const drawCushion = (pen: Pen, bounds: Bounds, options: Required<CushionOptions>): string => {
    const {size, material, radius, swell, piped} = options
    const steps = stepsFor(pen, Math.min(radius, Math.min(...size) / 2))
    const sides = softBox(bounds, {radius, steps, splits, swell}).map((patches) => ({
        patches,
        steps
    }))
    const seen = sides.flatMap(({patches}) => patches.filter((patch) => facesEye(pen, patch)))
    const edge = silhouette(pen, seen)
    const bevels = sides.flatMap(bevelsOf).filter((patch) => facesEye(pen, patch))
    const middles = sides.map((side) => softFace(pen, middleOf(side), material)).join('')
    const shade = shadeOn(pen, bounds, 0)
    const id = pen.newId()
    const clipped = shade
        ? `<clipPath id="${id}"><path d="${edge}"/></clipPath><g clip-path="url(#${id})">${shade}</g>`
        : ''
    return (
        // Fills the thin gaps between patches.
        `<path d="${edge}" fill="${underLight(material.paint, 0.55)}"/>` +
        drawPatches(pen, bevels, material) +
        middles +
        textureOver(pen, material, () => edge) +
        clipped +
        (piped ? seams(pen, sides, options) : '')
    )
}

/** A padded block: seats, pillows, mattresses. It bulges beyond its size by `swell`. */
export const cushion = (options: CushionOptions): Part => {
    const {at, size, radius = Math.min(...size) * 0.35, swell = [0, 0, 0], piped = false} = options
    const bounds = boundsAt(at, size)
    const complete = {...options, radius, swell, piped}
    return {
        ...part(bounds, (pen) => drawCushion(pen, bounds, complete)),
        outline: softCorners(bounds, radius),
        spots: spotsOfBox(bounds, options.material, {inset: radius, swell})
    }
}
