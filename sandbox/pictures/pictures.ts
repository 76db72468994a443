/** The picture engine, from outside: objects and rooms as SVG. Nothing else of this folder is imported from elsewhere. */
export {designs, type Design, views, type View} from './designs'
export {drawPicture} from './draw-picture'
export {type SceneName, sceneNames, scenes} from './scenes/scenes'
