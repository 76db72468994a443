import type {Aim} from './engine/space/camera'
import type {Part} from './engine/part'
import type {Vector} from './engine/space/pose'

/** What a picture is asked to show: the paint of the object as #rrggbb, and which small variation of it, 0 to 9. */
export type Look = {paint: string; seed: number}

/** Where an object is at home, for its picture in a room. */
export type Setting =
    | 'living'
    | 'rug'
    | 'bedroom'
    | 'kitchen'
    | 'breakfast'
    | 'laundry'
    | 'table'
    | 'counter'
    | 'media'
    | 'window'
    | 'terrace'
    | 'office'

/** An object ready to be looked at; it stands on the plane y = 0, centred, its front to +z. Centimetres. */
export type Model = {
    parts: Part[]
    setting: Setting
    /** What the close-up shows, and how near it goes. */
    focus: Vector
    zoom?: number
    /** Where this object is better seen from than most are. */
    front?: Aim
    angle?: Aim
}

export type ModelOf = (look: Look) => Model
