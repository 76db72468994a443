import {reachOf} from './engine/part'
import {unionOf} from './engine/space/bounds'
import {type Aim, type Camera, cameraOn, type Frame} from './engine/space/camera'
import type {Model} from './model'

/** The size of a catalogue picture. */
export const square = {w: 800, h: 800}

const frame: Frame = {x: 64, y: 84, w: 672, h: 632}

const frontAim: Aim = {yaw: 0, pitch: 8}
const angleAim: Aim = {yaw: 33, pitch: 15}

/** Where one stands to see a piece in the studio. */
export const studioCamera = (model: Model, from: 'front' | 'angle'): Camera => {
    const aim = from === 'front' ? (model.front ?? frontAim) : (model.angle ?? angleAim)
    return cameraOn(unionOf(model.parts.map(reachOf)), aim, frame, 'centre')
}

export const zoomOf = ({zoom = 2.4}: Model) => zoom

/** The part of the picture that the close-up enlarges, around the focus. */
export const closeUpOf = (model: Model, camera: Camera) => {
    const side = square.w / zoomOf(model)
    const [x, y] = camera.project(model.focus)
    const within = (value: number) => Math.min(square.w - side, Math.max(0, value - side / 2))
    return {x: within(x), y: within(y), side}
}
