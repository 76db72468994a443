import {bedroomSet} from '../drawings/bedroom/bedroom-set'
import {areaRug} from '../drawings/living/area-rug'
import {floorLamp} from '../drawings/living/lamps'
import {accentChair} from '../drawings/seating/accent-chair'
import {sofa} from '../drawings/seating/sofa'
import {coffeeTable} from '../drawings/tables/coffee-table'
import {drawInterior} from '../rooms/interior'
import {plant} from '../rooms/props/plant'
import {wallArt} from '../rooms/props/wall-art'
import {windowOnWall} from '../rooms/props/window'
import {at, type SceneSize} from './compose'

const wall = -62

/** A warm living room: sofa, armchair, table on a rug, a window and plants. */
export const livingScene = ({w, h}: SceneSize): string => {
    const upright = h > w
    const subject = at(sofa({paint: '#3f5a63', seed: 0}, 3), 0, 0)
    const wide = w / h > 2
    const frame = upright
        ? {x: w * 0.1, y: h * 0.4, w: w * 0.8, h: h * 0.32}
        : {x: w * (wide ? 0.32 : 0.26), y: h * 0.3, w: w * (wide ? 0.36 : 0.5), h: h * 0.45}
    const props = [
        ...at(areaRug({paint: '#cbbba2', seed: 1}), 6, 66),
        ...at(coffeeTable({paint: '#a97b4e', seed: 6}), -4, 88, {y: 1.6}),
        ...at(accentChair({paint: '#c08a54', seed: 1}), 186, 70, {turn: -58}),
        ...at(floorLamp({paint: '#2d2b29', seed: 2}), -158, -18),
        ...windowOnWall([-190, 84, wall], [120, 134]),
        wallArt([-30, 112, wall + 1.5], [66, 84], 1),
        wallArt([46, 116, wall + 1.5], [58, 74], 3),
        plant([150, 0, -22], 19, 2),
        plant([-236, 0, 6], 16, 1)
    ]
    return drawInterior({
        size: {w, h},
        subject,
        frame,
        aim: {yaw: upright ? 12 : 8, pitch: 8, distance: 3.6},
        props,
        wall: {paint: '#e6dccb', z: wall},
        floor: 'oak',
        sun: [-190, 40]
    })
}

const back = -122

const bedside = bedroomSet({pieces: ['bed', 'left nightstand', 'right nightstand']})

/** A calm bedroom in the morning. */
export const bedroomScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: at(bedside({paint: '#8a9296', seed: 0}), 0, 0),
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
