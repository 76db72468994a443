/** The picture engine's only entry: objects and rooms as SVG. Other folders import nothing else from here. */
export {designs, type Design, views, type View} from './designs'
export {drawPicture, piecesShown} from './draw-picture'
export {type SceneName, sceneNames, scenes} from './scenes/scenes'
export {type Wear, wearGrades, wearSeeds} from './wear/wear'
