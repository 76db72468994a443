import {bedroomSet} from '../drawings/bedroom/bedroom-set'
import {drawInterior} from '../rooms/interior'
import {areaRug} from '../drawings/living/area-rug'
import {plant} from '../rooms/props/plant'
import {wallArt} from '../rooms/props/wall-art'
import {windowOnWall} from '../rooms/props/window'
import {at, type SceneSize} from './compose'

const back = -122

/** A calm bedroom in the morning. */
export const bedroomScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: at(bedroomSet({paint: '#8a9296', seed: 0}), 0, 0),
        frame: {x: w * 0.22, y: h * 0.34, w: w * 0.56, h: h * 0.58},
        aim: {yaw: -14, pitch: 11, distance: 3.2},
        props: [
            ...at(areaRug({paint: '#c9bca6', seed: 3}), 0, 120),
            ...windowOnWall([-230, 90, back], [120, 130]),
            wallArt([-36, 134, back + 1.5], [56, 70], 1),
            wallArt([36, 134, back + 1.5], [56, 70], 4),
            plant([186, 0, back + 40], 19, 0)
        ],
        wall: {paint: '#dcd8d2', z: back},
        floor: 'oak',
        sun: [-200, 0]
    })
