import {laundry} from '../drawings/kitchen/laundry'
import {wood} from '../engine/paint/material'
import {drawInterior} from '../rooms/interior'
import {plant} from '../rooms/props/plant'
import {basket, towels} from '../rooms/props/small-things'
import {vase} from '../drawings/living/vase'
import {windowOnWall} from '../rooms/props/window'
import {slab} from '../shapes/slab'
import {at, type SceneSize} from './compose'

const back = -46

/** A washer and dryer with a shelf above and baskets beside. */
export const laundryScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: at(laundry({paint: '#f3f2ee', seed: 0}, ['washer', 'dryer']), 0, 0),
        frame: {x: w * 0.28, y: h * 0.36, w: w * 0.44, h: h * 0.48},
        aim: {yaw: 14, pitch: 7, distance: 3.8},
        props: [
            slab({
                at: [0, 140, back + 15],
                size: [160, 3.4, 28],
                material: wood('#b48a5c'),
                radius: 0.4
            }),
            towels([-40, 143.4, back + 15]),
            basket([34, 143.4, back + 15], [36, 22, 24]),
            vase([66, 143.4, back + 14], 6, '#8b9d83'),
            ...windowOnWall([-170, 96, back], [96, 110]),
            basket([112, 0, -2], [52, 46, 42]),
            plant([-112, 0, -6], 17, 0),
            plant([196, 0, -4], 15, 1)
        ],
        wall: {paint: '#d6dcdd', z: back},
        floor: 'tile',
        sun: [-80, 60]
    })
