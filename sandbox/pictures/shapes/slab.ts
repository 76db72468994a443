import {cornersOf, type Bounds} from '../engine/space/bounds'
import {underLight} from '../engine/paint/colour'
import {contactShade} from '../engine/contact'
import {faceNames, faceOf, isVisible, type Face, type FaceName} from '../engine/face'
import type {Material} from '../engine/paint/material'
import {part, type Part} from '../engine/part'
import {spotsOfBox} from '../engine/spot'
import {hullOf, outline} from '../engine/path'
import type {Pen} from '../engine/pen'
import {flatFill, lightOn} from '../engine/paint/surface'
import {grainOn} from '../engine/paint/texture'
import {add, dot, subtract, type Vector} from '../engine/space/pose'
import {drawPatches, facesEye, silhouette, textureOver} from './draw-patches'
import {softBox, type Patch} from './patch-mesh'
import {softCorners} from './soft-face'

export type SlabOptions = {
    /** The centre of the base, and the width, height and depth. */
    at: Vector
    size: Vector
    material: Material
    radius?: number
    /** Drawn on its sides: grooves, screens, panels. */
    on?: Partial<Record<FaceName, (face: Face) => string>>
    /** The seed of the wood grain. */
    seed?: number
}

export const boundsAt = ([x, y, z]: Vector, [w, h, d]: Vector): Bounds => ({
    min: [x - w / 2, y, z - d / 2],
    max: [x + w / 2, y + h, z + d / 2]
})

const flatPart = (face: Face, {material, seed = 0}: SlabOptions, flat: Patch): string => {
    const middle = add(face.origin, [0, 0, 0])
    const level = lightOn(face.pen, material, face.normal, middle)
    const upright = face.name !== 'top' && face.name !== 'bottom'
    const {w, h} = face
    const ends =
        material.finish === 'metal' && upright
            ? ([face.at(0, h / 2), face.at(w, h / 2)] as const)
            : ([face.at(w * 0.35, 0), face.at(w * 0.6, h)] as const)
    const {definition, fill} = flatFill(face.pen, material, level, ends)
    const d = outline(flat.corners.map(face.pen.at))
    const grain = material.finish === 'wood' ? grainOn(face, seed) : ''
    const brushed =
        material.finish === 'metal' && upright
            ? `<path d="${d}" fill="${face.pen.texture('brushed')}"/>`
            : ''
    return `${definition}<path d="${d}" fill="${fill}"/>${grain}${brushed}`
}

const largest = (patches: readonly Patch[]) => {
    const area = ({corners}: Patch) => {
        const [a, b] = [subtract(corners[1], corners[0]), subtract(corners[3], corners[0])]
        return Math.sqrt(dot(a, a) * dot(b, b))
    }
    return patches.reduce((best, each) => (area(each) > area(best) ? each : best))
}

const stepsFor = (pixels: number) => (pixels > 40 ? 6 : pixels > 9 ? 4 : pixels > 3 ? 2 : 1)

/** Fills the thin gaps between faces and edges with the box's own outline, a little smaller. */
const underlay = (pen: Pen, {min, max}: Bounds, {material, radius = 0.6}: SlabOptions) => {
    const inset = Math.min(radius * 0.5, ...subtract(max, min).map((length) => length * 0.3))
    const by: Vector = [inset, inset, inset]
    const points = cornersOf({min: add(min, by), max: subtract(max, by)}).map(pen.at)
    return `<path d="${outline(hullOf(points))}" fill="${underLight(material.paint, 0.6)}"/>`
}

const drawSlab = (pen: Pen, bounds: Bounds, options: SlabOptions): string => {
    const {material, radius = 0.6, on = {}} = options
    const steps = stepsFor(radius * pen.scale * pen.zoom)
    const sides = softBox(bounds, {radius, steps})
    const shown = sides.map((patches) => patches.filter((patch) => facesEye(pen, patch)))
    const flats = sides.map(largest)
    const bevels = shown.flat().filter((patch) => !flats.includes(patch))
    const faces = faceNames.map((name) => faceOf(pen, bounds, name))
    const painted = faces
        .map((face, index) => {
            const flat = flats[index]
            if (!flat || !isVisible(face)) return ''
            const decor = on[face.name]?.(face) ?? ''
            return flatPart(face, options, flat) + decor + contactShade(face)
        })
        .join('')
    return (
        underlay(pen, bounds, options) +
        drawPatches(pen, bevels, material) +
        painted +
        textureOver(pen, material, () => silhouette(pen, shown.flat()))
    )
}

/** A block with rounded edges: cabinets, boards, screens and most manufactured objects. */
export const slab = (options: SlabOptions): Part => {
    const {at, size, radius = 0, material} = options
    const bounds = boundsAt(at, size)
    const drawn = {
        ...part(bounds, (pen) => drawSlab(pen, bounds, options)),
        spots: spotsOfBox(bounds, material, {inset: radius})
    }
    return radius < 1.5 ? drawn : {...drawn, outline: softCorners(bounds, radius)}
}
