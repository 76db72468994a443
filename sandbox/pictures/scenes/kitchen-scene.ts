import {microwave} from '../drawings/kitchen/microwave'
import {range} from '../drawings/kitchen/range'
import {refrigeratorFrench} from '../drawings/kitchen/refrigerator-french'
import {dishwasher} from '../drawings/kitchen/dishwasher'
import {coffeeMaker} from '../drawings/household/coffee-maker'
import {slab} from '../shapes/slab'
import {drawInterior} from '../rooms/interior'
import {baseCabinets, stone, wallCabinets, wallTiles} from '../rooms/kitchen-props'
import {plant} from '../rooms/props/plant'
import {board} from '../rooms/props/small-things'
import {vase} from '../drawings/living/vase'
import {at, type SceneSize} from './compose'

const back = -34
const steel = '#c3c8cc'

/** A kitchen with its steel appliances side by side. */
export const kitchenScene = ({w, h}: SceneSize): string => {
    const upright = h > w
    const paint = '#7f9184'
    const subject = [
        ...at(refrigeratorFrench({paint: steel, seed: 1}), -92, 4),
        ...at(range({paint: steel, seed: 1}), 62, 0)
    ]
    const props = [
        wallTiles(back, 91, 146),
        ...baseCabinets({from: -45, to: 23, back}, {paint, top: stone}),
        ...at(dishwasher({paint: steel, seed: 0}), 131.5, 0),
        slab({at: [131.5, 87.2, 0], size: [61, 3.6, 66], material: stone}),
        ...baseCabinets({from: 162, to: 340, back}, {paint, top: stone}),
        ...wallCabinets({from: -45, to: 23, back}, paint),
        ...wallCabinets({from: 101, to: 340, back}, paint),
        ...baseCabinets({from: -360, to: -139, back}, {paint, top: stone}),
        ...wallCabinets({from: -360, to: -139, back}, paint),
        ...at(microwave({paint: '#23252a', seed: 1}), -11, -10, {y: 91}),
        ...at(coffeeMaker({paint: '#23252a', seed: 0}), 190, -8, {y: 91}),
        board([240, 91, back + 8]),
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
        wall: {paint: '#e9e3d8', z: back},
        floor: 'tile',
        sun: [-60, 60]
    })
}
