import {drawParts, type Part, reachOf} from '../engine/part'
import {unionOf} from '../engine/space/bounds'
import {subtract, unmoved} from '../engine/space/pose'
import type {Model} from '../model'
import {closeUpOf, studioCamera} from '../studio-view'
import {choosePlaces, type Place} from './choose-places'
import {type Leaf, leavesOf} from './in-sight'
import {signAt} from './signs'
import {amounts, type Wear} from './wear'

/** The same parts; each leaf that has places is drawn with what is there. */
const withSigns = (
    parts: readonly Part[],
    leaves: Iterator<Leaf>,
    places: readonly Place[]
): Part[] =>
    parts.map((part) => {
        if (part.children) {
            const children = withSigns(part.children, leaves, places)
            return {...part, children, draw: (pen) => drawParts(pen, children)}
        }
        const next = leaves.next()
        const leaf = next.done === true ? undefined : next.value
        const own = places.filter((place) => place.leaf === leaf)
        if (own.length === 0) return part
        return {
            ...part,
            draw: (pen) => part.draw(pen) + own.map((place) => signAt(pen, place)).join('')
        }
    })

/** Where use shows on a piece: wherever one looks at it from. */
export const placesOn = (model: Model, {grade, seed}: Wear, paint: string) => {
    const leaves = leavesOf(model.parts, unmoved)
    const {min, max} = unionOf(model.parts.map(reachOf))
    const [front, angle] = [studioCamera(model, 'front'), studioCamera(model, 'angle')]
    const {signs, share} = amounts[grade]
    const places = choosePlaces(
        leaves,
        {count: signs, length: Math.max(...subtract(max, min)) * share, seed: seed + 1, paint},
        {
            eyes: [front.eye, angle.eye],
            project: angle.project,
            closeUp: closeUpOf(model, angle)
        }
    )
    return {leaves, places}
}

/** A piece that was rented before, with the signs of it. */
export const worn = (model: Model, wear: Wear, paint: string): Model => {
    const {leaves, places} = placesOn(model, wear, paint)
    return {...model, parts: withSigns(model.parts, leaves.values(), places)}
}
