import {laptop} from '../drawings/screens/laptop'
import {monitor} from '../drawings/screens/monitor'
import {officeChair} from '../drawings/seating/office-chair'
import {bookcase} from '../drawings/tables/bookcase'
import {officeDesk} from '../drawings/tables/office-desk'
import {tableLamp} from '../drawings/living/table-lamp'
import {drawInterior} from '../rooms/interior'
import {placed} from '../engine/part'
import {moved} from '../engine/space/pose'
import {plant} from '../rooms/props/plant'
import {bookPile, mug} from '../rooms/props/small-things'
import {wallArt} from '../rooms/props/wall-art'
import {windowOnWall} from '../rooms/props/window'
import {at, type SceneSize} from './compose'

const back = -42
const top = 76

/** A place to work at home: desk, screens, chair, shelves. */
export const deskScene = ({w, h}: SceneSize): string => {
    const upright = h > w
    const subject = at(officeDesk({paint: '#b08a60', seed: 0}), 0, 0)
    const props = [
        ...at(monitor({paint: '#23252a', seed: 0}), -16, -14, {y: top}),
        ...at(laptop({paint: '#d5d8dc', seed: 1}), 36, 6, {y: top, turn: -16}),
        ...placed(moved([-58, top, -10]), tableLamp(1)),
        mug([10, top, 18], '#c98f6b'),
        bookPile([58, top, -16], 1),
        ...at(officeChair({paint: '#5b6672', seed: 1}), -26, 66, {turn: 150}),
        ...at(bookcase({paint: '#b08a60', seed: 3}), 134, -22),
        ...windowOnWall([-120, 96, back], [104, 124]),
        wallArt([38, 134, back + 1.5], [60, 46], 2),
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
        wall: {paint: '#d5dad6', z: back},
        floor: 'oak',
        sun: [-70, 50]
    })
}
