import type {Bounds} from '../engine/space/bounds'
import {faceOf, isVisible, type Face, type FaceName} from '../engine/face'
import {part, type Part} from '../engine/part'

/** Something drawn on a flat side without thickness of its own: glass in a ring, buttons on a cushion. */
export const decal = (bounds: Bounds, side: FaceName, draw: (face: Face) => string): Part => ({
    ...part(bounds, (pen) => {
        const face = faceOf(pen, bounds, side)
        return isVisible(face) ? draw(face) : ''
    }),
    weightless: true
})
