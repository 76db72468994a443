import {cornersOf, type Bounds} from './space/bounds'
import type {Camera} from './space/camera'
import {hullOf, outline} from './path'
import {reachOf, singleParts, type Part} from './part'
import {type Point, pointIn, type Vector} from './space/pose'

type Caster = {bounds: Bounds; points: readonly Vector[]}

const casterOf = (each: Part): Caster => {
    const bounds = reachOf(each)
    const points = each.outline?.map((point) => pointIn(each.pose, point)) ?? cornersOf(bounds)
    return {bounds, points}
}

const onFloor = (camera: Camera, floor: number, points: readonly Vector[], lean: number): Point[] =>
    points.map((corner) => {
        const up = corner[1] - floor
        const cast: Vector = [
            corner[0] - camera.key[0] * up * lean,
            floor,
            corner[2] - camera.key[2] * up * lean
        ]
        return camera.project(cast)
    })

const layer = (d: string, blur: number, alpha: number, id: string) =>
    `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter>` +
    `<path d="${d}" fill="#2b211c" fill-opacity="${alpha}" filter="url(#${id})"/>`

const widthOf = (casters: readonly Caster[]) =>
    Math.hypot(
        Math.max(...casters.map(({bounds}) => bounds.max[0])) -
            Math.min(...casters.map(({bounds}) => bounds.min[0])),
        Math.max(...casters.map(({bounds}) => bounds.max[2])) -
            Math.min(...casters.map(({bounds}) => bounds.min[2]))
    )

/** The shadow of objects on a floor: wide and faint around them, narrow and dark where they touch it. */
export const floorShadow = (camera: Camera, parts: readonly Part[], floor = 0): string => {
    const casters = singleParts(parts).map(casterOf)
    const below = (height: number) => casters.filter(({bounds}) => bounds.min[1] - floor < height)
    const low = below(30)
    if (low.length === 0) return ''
    const wide = widthOf(low) * camera.scale
    const cast = (some: readonly Caster[], lean: number) =>
        some.map(({points}) => outline(hullOf(onFloor(camera, floor, points, lean)))).join('')
    return (
        layer(cast(casters, 0.22), wide * 0.026, 0.2, 'cast') +
        layer(cast(low, 0.04), wide * 0.016, 0.28, 'under') +
        layer(cast(below(1.5), 0.02), Math.max(1.4, wide * 0.004), 0.42, 'touch')
    )
}
