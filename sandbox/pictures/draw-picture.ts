import type {Design, View} from './designs'
import {modelFor} from './drawings/model-for'
import {floorShadow} from './engine/floor-shadow'
import {drawParts, reachOf} from './engine/part'
import {newSheet, penOf} from './engine/pen'
import {unionOf} from './engine/space/bounds'
import {type Aim, cameraOn, type Frame} from './engine/space/camera'
import {studioBackdrop} from './engine/studio'
import {svgOf} from './engine/svg'
import type {Model} from './model'
import {drawInRoom} from './rooms/draw-in-room'

const square = {w: 800, h: 800}
const frame: Frame = {x: 64, y: 84, w: 672, h: 632}

const frontAim: Aim = {yaw: 0, pitch: 8}
const angleAim: Aim = {yaw: 33, pitch: 15}

/** The object alone in the studio. The close-up is the same picture, enlarged around the focus. */
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

/** A square catalogue picture as SVG. The palette is the object's colour, #rrggbb. */
export const drawPicture = (
    design: Design,
    {palette, view, seed}: {palette: string; view: View; seed: number}
): string => {
    const model = modelFor[design]({paint: palette, seed})
    return view === 'room' ? drawInRoom(model, seed) : drawInStudio(model, view)
}

/**
 * How many pieces a picture of a set, of a bundle or of a single thing shows.
 *
 * @internal Tests hold the catalogue's names against it.
 */
export const piecesShown = (design: Design, seed: number): number =>
    modelFor[design]({paint: '#9a9c9f', seed}).pieces ?? 1
