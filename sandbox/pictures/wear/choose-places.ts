import {randomFrom} from '../engine/random'
import type {Spot} from '../engine/spot'
import {
    add,
    directionIn,
    dot,
    type Point,
    pointIn,
    scaled,
    size,
    subtract,
    unit,
    type Vector
} from '../engine/space/pose'
import {isInSight, type Leaf} from './in-sight'

/** Where a sign of use is: on a spot of a part, around a point, and how long it may be. */
export type Place = {
    leaf: Leaf
    spot: Spot
    point: Vector
    length: number
    seed: number
}

export type Sights = {
    eyes: readonly Vector[]
    /** Where a point is in the picture from an angle, and what the close-up shows of it. */
    project: (point: Vector) => Point
    closeUp: {x: number; y: number; side: number}
}

type Candidate = Place & {rank: number}

const onSpot = ({middle, right, down}: Spot, [u, v]: Point): Vector =>
    add(middle, add(scaled(right, u), scaled(down, v)))

/** How squarely each eye looks at a spot. */
const facing = ({pose}: Leaf, {normal}: Spot, point: Vector, eyes: readonly Vector[]) => {
    const [out, at] = [directionIn(pose, normal), pointIn(pose, point)]
    return eyes.map((eye) => dot(out, unit(subtract(eye, at))))
}

/** Less than this is seen too much from the side. */
const leastSquare = 0.03

type Wanted = {count: number; length: number; seed: number; paint: string}

/** How good a place is by its size, by how well it is seen, and by what is used most. */
const rankOf = (
    share: number,
    squares: readonly number[],
    {material, normal}: Spot,
    paint: string
) => {
    if (Math.min(...squares) < leastSquare) return 0
    const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length
    const isOwn = material.paint === paint
    // Seats and table tops are used more than what stands.
    const used = (isOwn ? 1 : 0.6) * (normal[1] > 0.7 ? 1.7 : 1)
    return Math.sqrt(share * mean) * used
}

const candidatesOn = (leaf: Leaf, spot: Spot, {length, paint, seed}: Wanted, {eyes}: Sights) => {
    const {w, h} = spot
    const random = randomFrom(seed)
    const longest = Math.min(length, Math.max(w, h) * 0.7, Math.min(w, h) * 1.6)
    const tries = Math.min(24, Math.max(3, Math.round((w * h) / length ** 2)))
    const within = (extent: number) => (random() - 0.5) * Math.max(0, extent - longest * 0.8)
    return Array.from({length: tries}, (_, at): Candidate => {
        const point = onSpot(spot, [within(w), within(h)])
        const squares = facing(leaf, spot, point, eyes)
        const rank = rankOf(longest / length, squares, spot, paint) * (0.4 + random())
        return {leaf, spot, point, length: longest, seed: seed + at * 31, rank}
    })
}

const isClear = ({leaf, spot, point, length}: Place, {eyes}: Sights, leaves: readonly Leaf[]) =>
    [-0.4, 0, 0.4]
        .map((share) => add(point, scaled(spot.right, share * length)))
        .every((end) => eyes.every((eye) => isInSight(eye, end, {on: leaf, leaves})))

const isApart = (one: Place, others: readonly Place[]) =>
    others.every((other) => {
        const [a, b] = [pointIn(one.leaf.pose, one.point), pointIn(other.leaf.pose, other.point)]
        return size(subtract(a, b)) > (one.length + other.length) * 0.9
    })

/** The first place of the list that is in sight and apart from the others. */
const next = (
    ranked: readonly Candidate[],
    chosen: readonly Place[],
    {sights, leaves}: {sights: Sights; leaves: readonly Leaf[]}
) => ranked.find((place) => isApart(place, chosen) && isClear(place, sights, leaves))

const isCloseUp = ({leaf, point, length}: Place, {project, closeUp: {x, y, side}}: Sights) => {
    const at = pointIn(leaf.pose, point)
    const [[px, py], [qx]] = [project(at), project(add(at, [length, 0, 0]))]
    const margin = Math.min(Math.abs(qx - px) / 2, side / 4)
    return px > x + margin && px < x + side - margin && py > y + margin && py < y + side - margin
}

/** Places that all eyes see; the first of them is in the close-up, if it shows any. */
export const choosePlaces = (leaves: readonly Leaf[], wanted: Wanted, sights: Sights): Place[] => {
    const ranked = leaves
        .flatMap((leaf, index) =>
            (leaf.part.spots ?? [])
                .filter(({material}) => material.finish !== 'glow')
                .flatMap((spot, at) =>
                    candidatesOn(
                        leaf,
                        spot,
                        {...wanted, seed: wanted.seed + index * 101 + at * 7},
                        sights
                    )
                )
        )
        .filter(({rank}) => rank > 0)
        .toSorted((one, other) => other.rank - one.rank)
    const near = ranked.filter((place) => isCloseUp(place, sights))
    const chosen: Place[] = []
    for (const list of [near, ...Array.from({length: wanted.count - 1}, () => ranked)]) {
        const place = next(list, chosen, {sights, leaves})
        if (place) chosen.push(place)
    }
    return chosen
}
