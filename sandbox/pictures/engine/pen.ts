import type {Camera} from './space/camera'
import {
    add,
    composed,
    directionIn,
    dot,
    type Neighbour,
    type Point,
    pointFrom,
    pointIn,
    type Pose,
    subtract,
    unit,
    unmoved,
    type Vector
} from './space/pose'

/** State collected while a picture is drawn: the number of ids in use, and the textures that need a definition. */
export type Sheet = {ids: number; textures: Set<string>; zoom: number}

export const newSheet = (zoom = 1): Sheet => ({ids: 0, textures: new Set(), zoom})

/** Draws in the axes of one part: every argument and result is in the part's own coordinates. */
export type Pen = {
    at: (point: Vector) => Point
    eye: Vector
    /** The diffuse light on a surface with this normal, about 0.4 to 0.9. 0.7 shows the paint unchanged. */
    light: (normal: Vector) => number
    /** How much a polished surface reflects the key light at a point, 0 to 1. */
    shine: (normal: Vector, point: Vector) => number
    scale: number
    /** The factor by which the picture is enlarged afterwards. A close-up needs finer curves. */
    zoom: number
    neighbours: readonly Neighbour[]
    newId: () => string
    texture: (name: string) => string
    under: (pose: Pose, neighbours: readonly Neighbour[]) => Pen
}

const penFor = (
    camera: Camera,
    sheet: Sheet,
    pose: Pose,
    neighbours: readonly Neighbour[]
): Pen => ({
    at: (point) => camera.project(pointIn(pose, point)),
    eye: pointFrom(pose, camera.eye),
    light: (normal) => {
        const n = directionIn(pose, normal)
        const [key, fill] = [Math.max(0, dot(n, camera.key)), Math.max(0, dot(n, camera.fill))]
        return 0.16 + 0.46 * key + 0.16 * fill + 0.18 * (1 + n[1])
    },
    shine: (normal, point) => {
        const towards = unit(subtract(camera.eye, pointIn(pose, point)))
        return Math.max(0, dot(directionIn(pose, normal), unit(add(towards, camera.key))))
    },
    scale: camera.scale,
    zoom: sheet.zoom,
    neighbours,
    newId: () => `g${(sheet.ids += 1).toString(36)}`,
    texture: (name) => {
        sheet.textures.add(name)
        return `url(#${name})`
    },
    under: (inner, others) => {
        const whole = composed(pose, inner)
        return penFor(
            camera,
            sheet,
            whole,
            others.map((points) => points.map((point) => pointFrom(inner, point)))
        )
    }
})

export const penOf = (camera: Camera, sheet: Sheet) => penFor(camera, sheet, unmoved, [])
