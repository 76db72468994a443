import type {Design, View} from '../catalogue/designs'
import {drawInStudio} from './draw-model'
import {modelFor} from './drawings/model-for'
import {drawInRoom} from './rooms/draw-in-room'

/** One picture of the catalogue as SVG, square. The palette is the object's paint, #rrggbb. */
export const drawPicture = (
    design: Design,
    {palette, view, seed}: {palette: string; view: View; seed: number}
): string => {
    const model = modelFor[design]({paint: palette, seed})
    return view === 'room' ? drawInRoom(model, seed) : drawInStudio(model, view)
}
