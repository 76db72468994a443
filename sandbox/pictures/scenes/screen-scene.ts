import {areaRug} from '../drawings/living/area-rug'
import {floorLamp} from '../drawings/living/floor-lamp'
import {tv} from '../drawings/screens/tv'
import {gameConsole} from '../drawings/devices/game-console'
import {soundbar} from '../drawings/sound/soundbar'
import {speaker} from '../drawings/sound/speaker'
import {tvStand} from '../drawings/tables/tv-stand'
import {drawInterior} from '../rooms/interior'
import {plant} from '../rooms/props/plant'
import {at, type SceneSize} from './compose'

const back = -34
const top = 61
const bar = soundbar({paint: '#23252a', seed: 3})

/** An evening wall with a large screen, its sound and a console. */
export const screenScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: [
            ...at(tvStand({paint: '#6b4a33', seed: 1}), 0, 0),
            ...at(tv({paint: '#23252a', seed: 0}), 0, -8, {y: top})
        ],
        frame: {x: w * 0.24, y: h * 0.14, w: w * 0.52, h: h * 0.72},
        aim: {yaw: 12, pitch: 6, distance: 3.6},
        props: [
            ...at({...bar, parts: bar.parts.slice(0, 1)}, 0, 9, {y: top}),
            ...at(speaker({paint: '#4b362b', seed: 3}), 122, -4),
            ...at(gameConsole({paint: '#f3f2ee', seed: 1}), 10, 2, {y: 16}),
            ...at(areaRug({paint: '#8d959b', seed: 3}), 0, 100),
            ...at(floorLamp({paint: '#2d2b29', seed: 0}), -128, -8),
            plant([172, 0, 0], 18, 1)
        ],
        wall: {paint: '#b9bfbf', z: back},
        floor: 'oak'
    })
