import {panelOn, shapeOn, type Face} from '../engine/face'
import type {Material} from '../engine/paint/material'
import {ellipseOf, openLine} from '../engine/path'
import {flatFill, gradient, lightOn} from '../engine/paint/surface'
import type {Point} from '../engine/space/pose'

export type Rect = {x: number; y: number; w: number; h: number}

const fillFor = (face: Face, rect: Rect, material: Material, lift: number) =>
    flatFill(face.pen, material, lightOn(face.pen, material, face.normal, face.origin) + lift, [
        face.at(rect.x + rect.w * 0.3, rect.y),
        face.at(rect.x + rect.w * 0.6, rect.y + rect.h)
    ])

/** A flat plate set into a face. `lift` makes it lighter or darker. */
export const plate = (face: Face, rect: Rect, material: Material, {radius = 0, lift = 0} = {}) => {
    const {definition, fill} = fillFor(face, rect, material, lift)
    return `${definition}<path d="${panelOn(face, rect, radius)}" fill="${fill}"/>`
}

/** A round plate. */
export const disc = (face: Face, [x, y]: Point, radius: number, material: Material) => {
    const rect = {x: x - radius, y: y - radius, w: radius * 2, h: radius * 2}
    const {definition, fill} = fillFor(face, rect, material, 0)
    return `${definition}<path d="${shapeOn(face, ellipseOf([x, y], radius))}" fill="${fill}"/>`
}

/** A ring drawn as a line, with its width in centimetres. */
export const ring = (
    face: Face,
    centre: Point,
    radius: number,
    stroke: {paint: string; width: number}
) =>
    `<path d="${shapeOn(face, ellipseOf(centre, radius, radius, 36))}" fill="none" stroke="${stroke.paint}" stroke-width="${(stroke.width * face.pen.scale).toFixed(2)}"/>`

/** A line on a face, with its width in centimetres. */
export const stroke = (
    face: Face,
    points: readonly Point[],
    {paint, width, alpha = 1}: {paint: string; width: number; alpha?: number}
) =>
    `<path d="${openLine(points.map(([x, y]) => face.at(x, y)))}" fill="none" stroke="${paint}" stroke-width="${(width * face.pen.scale).toFixed(2)}"${alpha < 1 ? ` stroke-opacity="${alpha}"` : ''} stroke-linecap="round"/>`

/** A recessed rectangle: dark at the upper and left edges, light at the others. */
export const recess = (face: Face, rect: Rect, radius = 0, depth = 0.7) => {
    const d = panelOn(face, rect, radius)
    const width = (depth * face.pen.scale).toFixed(2)
    const edge = gradient(
        face.pen,
        [face.at(rect.x, rect.y), face.at(rect.x + rect.w, rect.y + rect.h)],
        [
            [0, '#120c08', 0.5],
            [0.5, '#120c08', 0.12],
            [0.52, '#fff', 0.1],
            [1, '#fff', 0.5]
        ]
    )
    return `${edge.definition}<path d="${d}" fill="none" stroke="${edge.fill}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** A diagonal reflection on glass. */
export const glare = (face: Face, rect: Rect, alpha = 0.16) => {
    const {x, y, w, h} = rect
    const sweep = gradient(
        face.pen,
        [face.at(x, y), face.at(x + w * 0.7, y + h)],
        [
            [0, '#fff', alpha],
            [1, '#fff', 0]
        ]
    )
    const points: Point[] = [
        [x, y],
        [x + w * 0.62, y],
        [x + w * 0.3, y + h],
        [x, y + h]
    ]
    return `${sweep.definition}<path d="${shapeOn(face, points)}" fill="${sweep.fill}"/>`
}

/** A flat colour that ignores light, for lamps and marks. */
export const mark = (face: Face, rect: Rect, paint: string, {radius = 0, alpha = 1} = {}) =>
    `<path d="${panelOn(face, rect, radius)}" fill="${paint}"${alpha < 1 ? ` fill-opacity="${alpha}"` : ''}/>`
