import {cornersOf, type Bounds} from './bounds'
import {add, cross, dot, type Point, scaled, subtract, unit, type Vector} from './pose'

/** The camera's yaw to the right and pitch from above, in degrees, and its distance in object sizes. */
export type Aim = {yaw: number; pitch: number; distance?: number}

/** A rectangle of the picture. */
export type Frame = {x: number; y: number; w: number; h: number}

export type Camera = {
    eye: Vector
    /** Directions to the key light and to the fill light. They turn with the camera, as in a studio. */
    key: Vector
    fill: Vector
    project: (point: Vector) => Point
    /** Units of the picture per centimetre at the target. */
    scale: number
}

const rad = (degrees: number) => (degrees * Math.PI) / 180

const lens = (target: Vector, away: number, {yaw, pitch}: Aim) => {
    const [y, p] = [rad(yaw), rad(pitch)]
    const towards: Vector = [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)]
    const right: Vector = [Math.cos(y), 0, -Math.sin(y)]
    const up = cross(towards, right)
    const eye = add(target, scaled(towards, away))
    const seen = (point: Vector): Point => {
        const from = subtract(point, eye)
        const depth = Math.max(1, -dot(from, towards))
        return [(dot(from, right) / depth) * away, (-dot(from, up) / depth) * away]
    }
    return {eye, seen, right, ahead: [Math.sin(y), 0, Math.cos(y)] as const}
}

const extentOf = (points: readonly Point[]) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return {x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y}
}

/** A camera that fits the bounds into the frame, centred, or at its lower edge if requested. */
export const cameraOn = (
    bounds: Bounds,
    aim: Aim,
    frame: Frame,
    sit: 'centre' | 'floor'
): Camera => {
    const target = scaled(add(bounds.min, bounds.max), 0.5)
    const extent = subtract(bounds.max, bounds.min)
    const away = Math.max(...extent) * (aim.distance ?? 4)
    const {eye, seen, right, ahead} = lens(target, away, aim)
    const box = extentOf(cornersOf(bounds).map(seen))
    const scale = Math.min(frame.w / box.w, frame.h / box.h)
    const left = frame.x + (frame.w - box.w * scale) / 2 - box.x * scale
    const slack = frame.h - box.h * scale
    const top = frame.y + (sit === 'floor' ? slack : slack / 2) - box.y * scale
    const studio = (x: number, y: number, z: number) =>
        unit(add(add(scaled(right, x), [0, y, 0]), scaled(ahead, z)))
    return {
        eye,
        key: studio(-0.55, 0.75, 0.6),
        fill: studio(0.7, 0.15, 0.7),
        scale,
        project: (point) => {
            const [x, y] = seen(point)
            return [x * scale + left, y * scale + top]
        }
    }
}
