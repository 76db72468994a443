import {coffeeMaker} from '../drawings/household/coffee-maker'
import {dishwasher} from '../drawings/kitchen/dishwasher'
import {laundry} from '../drawings/kitchen/laundry'
import {microwave} from '../drawings/kitchen/microwave'
import {range} from '../drawings/kitchen/range'
import {refrigeratorFrench} from '../drawings/kitchen/refrigerators'
import {vase} from '../drawings/living/vase'
import {wood} from '../engine/paint/material'
import {drawInterior} from '../rooms/interior'
import {baseCabinets, stone, wallCabinets, wallTiles} from '../rooms/kitchen-props'
import {plant} from '../rooms/props/plant'
import {basket, board, towels} from '../rooms/props/small-things'
import {windowOnWall} from '../rooms/props/window'
import {slab} from '../shapes/slab'
import {at, type SceneSize} from './compose'

const kitchenWall = -34
const steel = '#c3c8cc'

/** A kitchen with its steel appliances side by side. */
export const kitchenScene = ({w, h}: SceneSize): string => {
    const upright = h > w
    const paint = '#7f9184'
    const subject = [
        ...at(refrigeratorFrench({paint: steel, seed: 1}), -92, 4),
        ...at(range({paint: steel, seed: 1}, 'gas'), 62, 0)
    ]
    const props = [
        wallTiles(kitchenWall, 91, 146),
        ...baseCabinets({from: -45, to: 23, back: kitchenWall}, {paint, top: stone}),
        ...at(dishwasher({paint: steel, seed: 0}, 'top control'), 131.5, 0),
        slab({at: [131.5, 87.2, 0], size: [61, 3.6, 66], material: stone}),
        ...baseCabinets({from: 162, to: 340, back: kitchenWall}, {paint, top: stone}),
        ...wallCabinets({from: -45, to: 23, back: kitchenWall}, paint),
        ...wallCabinets({from: 101, to: 340, back: kitchenWall}, paint),
        ...baseCabinets({from: -360, to: -139, back: kitchenWall}, {paint, top: stone}),
        ...wallCabinets({from: -360, to: -139, back: kitchenWall}, paint),
        ...at(microwave({paint: '#23252a', seed: 1}), -11, -10, {y: 91}),
        ...at(coffeeMaker({paint: '#23252a', seed: 0}, 'jug'), 190, -8, {y: 91}),
        board([240, 91, kitchenWall + 8]),
        vase([128, 91, -6], 7, '#c07d54'),
        plant([272, 91, -8], 8, 1)
    ]
    return drawInterior({
        size: {w, h},
        subject,
        frame: upright
            ? {x: w * 0.07, y: h * 0.24, w: w * 0.86, h: h * 0.56}
            : {x: w * 0.24, y: h * 0.17, w: w * 0.5, h: h * 0.7},
        aim: {yaw: 10, pitch: 6, distance: 3.4},
        props,
        wall: {paint: '#e9e3d8', z: kitchenWall},
        floor: 'tile',
        sun: [-60, 60]
    })
}

const laundryWall = -46

/** A washer and dryer with a shelf above and baskets beside. */
export const laundryScene = ({w, h}: SceneSize): string =>
    drawInterior({
        size: {w, h},
        subject: at(laundry({paint: '#f3f2ee', seed: 0}, ['washer', 'dryer']), 0, 0),
        frame: {x: w * 0.28, y: h * 0.36, w: w * 0.44, h: h * 0.48},
        aim: {yaw: 14, pitch: 7, distance: 3.8},
        props: [
            slab({
                at: [0, 140, laundryWall + 15],
                size: [160, 3.4, 28],
                material: wood('#b48a5c'),
                radius: 0.4
            }),
            towels([-40, 143.4, laundryWall + 15]),
            basket([34, 143.4, laundryWall + 15], [36, 22, 24]),
            vase([66, 143.4, laundryWall + 14], 6, '#8b9d83'),
            ...windowOnWall([-170, 96, laundryWall], [96, 110]),
            basket([112, 0, -2], [52, 46, 42]),
            plant([-112, 0, -6], 17, 0),
            plant([196, 0, -4], 15, 1)
        ],
        wall: {paint: '#d6dcdd', z: laundryWall},
        floor: 'tile',
        sun: [-80, 60]
    })
