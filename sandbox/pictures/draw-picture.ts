import type {Design, View} from './designs'
import {modelFor} from './drawings/model-for'
import {floorShadow} from './engine/floor-shadow'
import {drawParts} from './engine/part'
import {newSheet, penOf} from './engine/pen'
import {studioBackdrop} from './engine/studio'
import {svgOf} from './engine/svg'
import type {Model} from './model'
import {drawInRoom} from './rooms/draw-in-room'
import {closeUpOf, square, studioCamera, zoomOf} from './studio-view'
import {fadedPaint, type Wear} from './wear/wear'
import {worn} from './wear/worn'

/** The object alone in the studio. The close-up is the picture from an angle, enlarged around the focus. */
export const drawInStudio = (model: Model, view: 'front' | 'angle' | 'detail'): string => {
    const camera = studioCamera(model, view === 'front' ? 'front' : 'angle')
    const sheet = newSheet(view === 'detail' ? zoomOf(model) : 1)
    const drawn = drawParts(penOf(camera, sheet), model.parts)
    const picture = studioBackdrop() + floorShadow(camera, model.parts) + drawn
    if (view !== 'detail') return svgOf(square, sheet, picture)
    const {x, y, side} = closeUpOf(model, camera)
    return svgOf(square, sheet, picture, [x, y, side, side].map(Math.round).join(' '))
}

export type PictureOf = {
    /** The object's colour, #rrggbb. */
    palette: string
    view: View
    seed: number
    /** What use left on it; a new one has none. */
    wear?: Wear | undefined
}

const modelOf = (design: Design, {palette, seed, wear}: Omit<PictureOf, 'view'>): Model => {
    const paint = wear ? fadedPaint(palette, wear) : palette
    const model = modelFor[design]({paint, seed})
    return wear ? worn(model, wear, paint) : model
}

/** A square catalogue picture as SVG. */
export const drawPicture = (design: Design, {view, ...look}: PictureOf): string => {
    const model = modelOf(design, look)
    return view === 'room' ? drawInRoom(model, look.seed) : drawInStudio(model, view)
}

/**
 * How many pieces a picture of a set, of a bundle or of a single thing shows.
 *
 * @internal Tests hold the catalogue's names against it.
 */
export const piecesShown = (design: Design, seed: number): number =>
    modelFor[design]({paint: '#9a9c9f', seed}).pieces ?? 1
