import {unionOf} from './engine/space/bounds'
import {cameraOn, type Aim, type Frame} from './engine/space/camera'
import {floorShadow} from './engine/floor-shadow'
import {drawParts, reachOf} from './engine/part'
import {newSheet, penOf} from './engine/pen'
import {studioBackdrop} from './engine/studio'
import {svgOf} from './engine/svg'
import type {Model} from './model'

const square = {w: 800, h: 800}
const frame: Frame = {x: 64, y: 84, w: 672, h: 632}

const frontAim: Aim = {yaw: 0, pitch: 8}
const angleAim: Aim = {yaw: 33, pitch: 15}

/** The object alone in the studio; the close-up is the same picture, stepped into. */
export const drawInStudio = (model: Model, view: 'front' | 'angle' | 'detail'): string => {
    const aim = view === 'front' ? (model.front ?? frontAim) : (model.angle ?? angleAim)
    const camera = cameraOn(unionOf(model.parts.map(reachOf)), aim, frame, 'centre')
    const {zoom = 2.4} = model
    const sheet = newSheet(view === 'detail' ? zoom : 1)
    const drawn = drawParts(penOf(camera, sheet), model.parts)
    const picture = studioBackdrop() + floorShadow(camera, model.parts) + drawn
    if (view !== 'detail') return svgOf(square, sheet, picture)
    const side = square.w / zoom
    const [x, y] = camera.project(model.focus)
    const within = (value: number) => Math.min(square.w - side, Math.max(0, value - side / 2))
    const crop = [within(x), within(y), side, side].map(Math.round).join(' ')
    return svgOf(square, sheet, picture, crop)
}
