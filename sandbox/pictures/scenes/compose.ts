import {assembly, type Part} from '../engine/part'
import {turned} from '../engine/space/pose'
import type {Model} from '../model'

/** A scene: its own size, and its drawing. */
export type Scene = {w: number; h: number; draw: () => string}

export type SceneSize = {w: number; h: number}

/** Places a model in a scene, turned counter-clockwise in degrees. */
export const at = ({parts}: Model, x: number, z: number, {turn = 0, y = 0} = {}): Part[] => [
    assembly(parts, turned(turn, [x, y, z]))
]
