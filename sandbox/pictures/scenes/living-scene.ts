import {areaRug} from '../drawings/living/area-rug'
import {floorLamp} from '../drawings/living/floor-lamp'
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
