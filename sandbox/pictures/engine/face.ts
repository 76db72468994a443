import type {Bounds} from './space/bounds'
import {outline, roundedRect, type ellipseOf} from './path'
import type {Pen} from './pen'
import {add, dot, type Point, scaled, subtract, type Vector} from './space/pose'

export const faceNames = ['right', 'left', 'top', 'bottom', 'front', 'back'] as const
export type FaceName = (typeof faceNames)[number]

/** One flat side of a solid with its own coordinates: centimetres from the top left, seen from outside. */
export type Face = {
    name: FaceName
    w: number
    h: number
    origin: Vector
    right: Vector
    down: Vector
    normal: Vector
    pen: Pen
    at: (x: number, y: number) => Point
}

type Layout = Pick<Face, 'origin' | 'right' | 'down' | 'normal' | 'w' | 'h'>

const layouts: Record<FaceName, (bounds: Bounds, extent: Vector) => Layout> = {
    front: ({min, max}, [w, h]) => ({
        origin: [min[0], max[1], max[2]],
        right: [1, 0, 0],
        down: [0, -1, 0],
        normal: [0, 0, 1],
        w,
        h
    }),
    back: ({min, max}, [w, h]) => ({
        origin: [max[0], max[1], min[2]],
        right: [-1, 0, 0],
        down: [0, -1, 0],
        normal: [0, 0, -1],
        w,
        h
    }),
    right: ({max}, [, h, w]) => ({
        origin: max,
        right: [0, 0, -1],
        down: [0, -1, 0],
        normal: [1, 0, 0],
        w,
        h
    }),
    left: ({min, max}, [, h, w]) => ({
        origin: [min[0], max[1], min[2]],
        right: [0, 0, 1],
        down: [0, -1, 0],
        normal: [-1, 0, 0],
        w,
        h
    }),
    top: ({min, max}, [w, , h]) => ({
        origin: [min[0], max[1], min[2]],
        right: [1, 0, 0],
        down: [0, 0, 1],
        normal: [0, 1, 0],
        w,
        h
    }),
    bottom: ({min, max}, [w, , h]) => ({
        origin: [min[0], min[1], max[2]],
        right: [1, 0, 0],
        down: [0, 0, -1],
        normal: [0, -1, 0],
        w,
        h
    })
}

/** Where a side of a box lies. */
export const layoutOf = (bounds: Bounds, name: FaceName): Layout =>
    layouts[name](bounds, subtract(bounds.max, bounds.min))

export const faceOf = (pen: Pen, bounds: Bounds, name: FaceName): Face => {
    const layout = layoutOf(bounds, name)
    const {origin, right, down} = layout
    return {
        ...layout,
        name,
        pen,
        at: (x, y) => pen.at(add(origin, add(scaled(right, x), scaled(down, y))))
    }
}

export const isVisible = ({normal, origin, pen}: Face): boolean =>
    dot(normal, subtract(pen.eye, origin)) > 0

/** Path data of a rounded rectangle on the face. */
export const panelOn = (
    face: Face,
    rect: {x: number; y: number; w: number; h: number},
    radius = 0
): string => outline(roundedRect(rect, radius).map(([x, y]) => face.at(x, y)))

/** Path data of any outline on the face, such as an ellipse. */
export const shapeOn = (face: Face, points: ReturnType<typeof ellipseOf>): string =>
    outline(points.map(([x, y]) => face.at(x, y)))
