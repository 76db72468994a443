import type {Point} from './space/pose'

const short = (value: number) => Math.round(value * 10) / 10

/** Path data of a closed outline. */
export const outline = (points: readonly Point[]): string =>
    points.length === 0 ? '' : `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

/** Path data of an open line. */
export const openLine = (points: readonly Point[]): string =>
    `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`

const turn = (o: Point, a: Point, b: Point) =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

const halfHull = (points: readonly Point[]): Point[] => {
    const hull: Point[] = []
    for (const point of points) {
        for (;;) {
            const [last, before] = [hull.at(-1), hull.at(-2)]
            if (!last || !before || turn(before, last, point) > 0) break
            hull.pop()
        }
        hull.push(point)
    }
    return hull.slice(0, -1)
}

/** The convex hull of points. */
export const hullOf = (points: readonly Point[]): Point[] => {
    const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
    return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

/** Points of a rounded rectangle, clockwise from the top left, in the rectangle's units. */
export const roundedRect = (
    {x, y, w, h}: {x: number; y: number; w: number; h: number},
    radius = 0,
    steps = 4
): Point[] => {
    const r = Math.min(radius, w / 2, h / 2)
    if (r <= 0)
        return [
            [x, y],
            [x + w, y],
            [x + w, y + h],
            [x, y + h]
        ]
    const corners: [number, number, number][] = [
        [x + r, y + r, 180],
        [x + w - r, y + r, 270],
        [x + w - r, y + h - r, 0],
        [x + r, y + h - r, 90]
    ]
    return corners.flatMap(([cx, cy, from]) =>
        Array.from({length: steps + 1}, (_, step): Point => {
            const angle = ((from + (step * 90) / steps) * Math.PI) / 180
            return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
        })
    )
}

/** Points of an ellipse. */
export const ellipseOf = ([cx, cy]: Point, rx: number, ry = rx, steps = 28): Point[] =>
    Array.from({length: steps}, (_, step): Point => {
        const angle = (step / steps) * 2 * Math.PI
        return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
    })
