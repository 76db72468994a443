import type {Aim} from './engine/space/camera'
import type {Part} from './engine/part'
import type {Vector} from './engine/space/pose'

/** The object's colour as #rrggbb, and its variant, 0 to 9. */
export type Look = {paint: string; seed: number}

/** Where an object is used, for its picture in a room. */
export type Setting =
    | 'living'
    | 'rug'
    | 'bedroom'
    | 'kitchen'
    | 'over range'
    | 'breakfast'
    | 'laundry'
    | 'table'
    | 'counter'
    | 'media'
    | 'window'
    | 'terrace'
    | 'office'

/** An object to draw, in centimetres. It stands on the plane y = 0, centred, with its front towards +z. */
export type Model = {
    parts: Part[]
    /** How many pieces it shows, if it is a set. */
    pieces?: number
    setting: Setting
    /** The centre of the close-up, and its zoom factor. */
    focus: Vector
    zoom?: number
    /** Camera angles for this object, if the default ones do not suit it. */
    front?: Aim
    angle?: Aim
}

export type ModelOf = (look: Look) => Model
