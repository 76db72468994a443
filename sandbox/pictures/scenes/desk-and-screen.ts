import {gameConsole} from '../drawings/devices/game-console'
import {areaRug} from '../drawings/living/area-rug'
import {floorLamp, tableLamp} from '../drawings/living/lamps'
import {monitor, tv} from '../drawings/screens/display'
import {laptop} from '../drawings/screens/laptop'
import {officeChair} from '../drawings/seating/office-chair'
import {soundbarOf} from '../drawings/sound/soundbar'
import {speaker} from '../drawings/sound/speaker'
import {bookcase} from '../drawings/tables/bookcase'
import {officeDesk} from '../drawings/tables/office-desk'
import {tvStand} from '../drawings/tables/tv-stand'
import {placed} from '../engine/part'
import {moved} from '../engine/space/pose'
import {drawInterior} from '../rooms/interior'
import {plant} from '../rooms/props/plant'
import {bookPile, mug} from '../rooms/props/small-things'
import {wallArt} from '../rooms/props/wall-art'
import {windowOnWall} from '../rooms/props/window'
import {at, type SceneSize} from './compose'

const deskWall = -42
const deskTop = 76

/** A home office: desk, screens, chair, shelves. */
export const deskScene = ({w, h}: SceneSize): string => {
    const upright = h > w
    const subject = at(officeDesk({paint: '#b08a60', seed: 0}), 0, 0)
    const props = [
        ...at(monitor({paint: '#23252a', seed: 0}, 'usual'), -16, -14, {y: deskTop}),
        ...at(laptop({paint: '#d5d8dc', seed: 1}), 36, 6, {y: deskTop, turn: -16}),
        ...placed(moved([-58, deskTop, -10]), tableLamp(1)),
        mug([10, deskTop, 18], '#c98f6b'),
        bookPile([58, deskTop, -16], 1),
        ...at(officeChair({paint: '#5b6672', seed: 1}), -26, 66, {turn: 150}),
        ...at(bookcase({paint: '#b08a60', seed: 3}), 134, -22),
        ...windowOnWall([-120, 96, deskWall], [104, 124]),
        wallArt([38, 134, deskWall + 1.5], [60, 46], 2),
        plant([-112, 0, -6], 18, 0)
    ]
    return drawInterior({
        size: {w, h},
        subject,
        frame: upright
            ? {x: w * 0.12, y: h * 0.4, w: w * 0.76, h: h * 0.4}
            : {x: w * 0.28, y: h * 0.36, w: w * 0.42, h: h * 0.52},
        aim: {yaw: -12, pitch: 9, distance: 4},
        props,
        wall: {paint: '#d5dad6', z: deskWall},
        floor: 'oak',
        sun: [-70, 50]
    })
}

const screenWall = -34
const screenTop = 61

/** A media wall in the evening: a large screen, speakers and a console. */
export const screenScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: [
            ...at(tvStand({paint: '#6b4a33', seed: 1}), 0, 0),
            ...at(tv({paint: '#23252a', seed: 0}), 0, -8, {y: screenTop})
        ],
        frame: {x: w * 0.24, y: h * 0.14, w: w * 0.52, h: h * 0.72},
        aim: {yaw: 12, pitch: 6, distance: 3.6},
        props: [
            ...placed(moved([0, screenTop, 9]), [soundbarOf('#23252a', 92)]),
            ...at(speaker({paint: '#4b362b', seed: 3}, 'party'), 122, -4),
            ...at(gameConsole({paint: '#f3f2ee', seed: 1}), 10, 2, {y: 16}),
            ...at(areaRug({paint: '#8d959b', seed: 3}), 0, 100),
            ...at(floorLamp({paint: '#2d2b29', seed: 0}), -128, -8),
            plant([172, 0, 0], 18, 1)
        ],
        wall: {paint: '#b9bfbf', z: screenWall},
        floor: 'oak'
    })
