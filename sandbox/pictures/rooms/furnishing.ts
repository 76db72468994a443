import {areaRug} from '../drawings/living/area-rug'
import {floorLamp} from '../drawings/living/lamps'
import {range} from '../drawings/kitchen/range'
import {display} from '../drawings/screens/display'
import {accentChair} from '../drawings/seating/accent-chair'
import {sofa} from '../drawings/seating/sofa'
import {coffeeTable} from '../drawings/tables/coffee-table'
import {tvStand} from '../drawings/tables/tv-stand'
import {officeDesk} from '../drawings/tables/office-desk'
import type {Bounds} from '../engine/space/bounds'
import {matte, wood} from '../engine/paint/material'
import {assembly, placed, type Part} from '../engine/part'
import {moved, turned} from '../engine/space/pose'
import {pick} from '../engine/random'
import type {Setting} from '../model'
import {slab} from '../shapes/slab'
import {baseCabinets, stone, wallCabinets, wallTiles} from './kitchen-props'
import {plant} from './props/plant'
import {basket, board, bookPile, mug, towels} from './props/small-things'
import {vase} from '../drawings/living/vase'
import {wallArt} from './props/wall-art'
import {windowOnWall} from './props/window'

export type Place = {bounds: Bounds; back: number; seed: number}

/** The furniture and decoration around an object, by its setting. */
type Furnish = (place: Place) => Part[]

const rug = ({bounds, seed}: Place): Part[] => {
    const rugLook = areaRug({
        paint: pick(['#c9bba4', '#a9b0ab', '#b7a08a'], seed),
        seed: pick([1, 3, 1], seed)
    })
    const wide = Math.max(230, (bounds.max[0] - bounds.min[0]) * 1.15)
    return placed(
        {
            axes: [
                [wide / 230, 0, 0],
                [0, 0.6, 0],
                [0, 0, 1]
            ],
            origin: [(bounds.min[0] + bounds.max[0]) / 2, -0.9, bounds.max[2] - 26]
        },
        rugLook.parts
    )
}

const artAbove = ({bounds, back, seed}: Place): Part[] => {
    const top = bounds.max[1]
    if (top > 125 || bounds.max[0] - bounds.min[0] < 130) return []
    const y = Math.max(top + 24, Math.min(112, (bounds.max[0] - bounds.min[0]) * 0.75))
    const middle = (bounds.min[0] + bounds.max[0]) / 2
    return seed % 2 === 0
        ? [wallArt([middle, y, back + 1.5], [104, 70], seed)]
        : [-1, 1].map((side) =>
              wallArt([middle + side * 34, y, back + 1.5], [52, 68], seed + side + 1)
          )
}

const living: Furnish = (place) => {
    const {bounds, back, seed} = place
    const isLamp = bounds.max[1] > 140 && bounds.max[0] - bounds.min[0] < 90
    const beside = isLamp
        ? placed(
              turned(-24, [bounds.max[0] + 50, 0, back + 52]),
              accentChair({paint: '#8b9d83', seed}).parts
          )
        : placed(
              moved([bounds.max[0] + 36, 0, back + 30]),
              floorLamp({paint: '#2f2d2b', seed: seed % 2}).parts
          )
    return [
        ...artAbove(place),
        plant([bounds.min[0] - 34, 0, back + 34], 17, seed),
        assembly(beside)
    ]
}

const bedroom: Furnish = ({bounds, back, seed}) => [
    ...windowOnWall([bounds.min[0] - 60, 92, back], [96, 120]),
    ...(bounds.max[1] < 130
        ? [
              wallArt(
                  [bounds.max[0] - 40, Math.max(bounds.max[1] + 22, 120), back + 1.5],
                  [62, 78],
                  seed + 1
              )
          ]
        : []),
    plant([bounds.max[0] + 36, 0, back + 34], 16, seed + 1)
]

const kitchen: Furnish = ({bounds, back, seed}) => {
    const paint = pick(['#e6e2d9', '#8d9c8f', '#5c6b78', '#d8cdbc'], seed)
    const [left, right] = [bounds.min[0] - 1.5, bounds.max[0] + 1.5]
    const tall = bounds.max[1] > 120
    const low = bounds.max[1] < 89
    return [
        wallTiles(back, 90, 146),
        ...baseCabinets({from: left - 210, to: left, back}, {paint, top: stone}),
        ...baseCabinets({from: right, to: right + 210, back}, {paint, top: stone}),
        ...wallCabinets({from: left - 210, to: left, back}, paint),
        ...wallCabinets({from: right, to: right + 210, back}, paint),
        ...(tall ? [] : wallCabinets({from: left + 1, to: right - 1, back}, paint)),
        ...(low
            ? [
                  slab({
                      at: [(left + right) / 2, 87.2, back + 31.5],
                      size: [right - left, 3.6, 63],
                      material: stone
                  })
              ]
            : []),
        board([left - 34, 91, back + 9]),
        vase([left - 70, 91, back + 26], 7, '#b98466'),
        plant([right + 40, 91, back + 24], 7, seed + 1),
        mug([right + 78, 91, back + 36], '#dfe4e2')
    ]
}

/** The stove below, and cabinets beside it. */
const overRange: Furnish = ({bounds, back, seed}) => {
    const paint = pick(['#e6e2d9', '#8d9c8f', '#5c6b78', '#d8cdbc'], seed)
    const [left, right] = [bounds.min[0] - 1.5, bounds.max[0] + 1.5]
    return [
        wallTiles(back, 90, 146),
        ...placed(moved([0, 0, back + 33]), range({paint: '#c3c8cc', seed}, 'electric').parts),
        ...baseCabinets({from: left - 210, to: left, back}, {paint, top: stone}),
        ...baseCabinets({from: right, to: right + 210, back}, {paint, top: stone}),
        ...wallCabinets({from: left - 210, to: left, back}, paint),
        ...wallCabinets({from: right, to: right + 210, back}, paint),
        board([left - 34, 91, back + 9]),
        plant([right + 40, 91, back + 24], 7, seed + 1)
    ]
}

/** A breakfast counter along the whole wall. */
const breakfast: Furnish = ({bounds, back, seed}) => {
    const paint = pick(['#8d9c8f', '#5c6b78', '#d8cdbc', '#e6e2d9'], seed)
    const run = {from: bounds.min[0] - 220, to: bounds.max[0] + 220, back}
    return [
        wallTiles(back, 90, 146),
        ...baseCabinets(run, {paint, top: stone}),
        ...wallCabinets(run, paint),
        board([bounds.min[0] - 46, 91, back + 9]),
        vase([bounds.min[0] - 90, 91, back + 26], 7, '#b98466'),
        plant([bounds.max[0] + 50, 91, back + 24], 7, seed + 1),
        mug([bounds.max[0] + 20, 91, back + 40], '#dfe4e2')
    ]
}

const laundryRoom: Furnish = ({bounds, back, seed}) => {
    const top = Math.max(bounds.max[1] + 38, 138)
    const middle = (bounds.min[0] + bounds.max[0]) / 2
    const wide = Math.max(130, bounds.max[0] - bounds.min[0] + 20)
    return [
        slab({
            at: [middle, top, back + 14],
            size: [wide, 3.4, 28],
            material: wood('#b48a5c'),
            radius: 0.4
        }),
        towels([middle - wide / 4, top + 3.4, back + 14]),
        basket([middle + wide / 4, top + 3.4, back + 15], [34, 20, 24]),
        vase([middle + 4, top + 3.4, back + 14], 6, '#dcd5c7'),
        basket([bounds.max[0] + 36, 0, back + 36], [46, 44, 40]),
        plant([bounds.min[0] - 32, 0, back + 32], 15, seed)
    ]
}

const media: Furnish = (place) => {
    const stand = tvStand({
        paint: pick(['#b08a60', '#4b362b', '#e2ddd4'], place.seed),
        seed: place.seed + 1
    })
    const {bounds, back, seed} = place
    const low = bounds.max[1] - bounds.min[1] < 45
    return [
        ...(low
            ? placed(
                  moved([0, bounds.max[1] + 6, back + 6]),
                  display([0, 0, 0], [132, 76], {body: matte('#1b1c1f'), shows: 'landscape', seed})
              )
            : []),
        ...placed(moved([0, bounds.min[1] - 61, back + 34]), stand.parts),
        plant([bounds.min[0] - 50, 0, back + 34], 17, seed),
        vase([64, bounds.min[1], back + 28], 5, '#d9cfc0'),
        ...placed(
            moved([bounds.max[0] + 46, 0, back + 30]),
            floorLamp({paint: '#2f2d2b', seed: 1}).parts
        )
    ]
}

const window: Furnish = ({bounds, back, seed}) => [
    ...windowOnWall([0, bounds.max[1] + 2, back], [84, 96]),
    slab({
        at: [0, bounds.min[1] - 5, back + 8],
        size: [104, 5, 26],
        material: matte('#f4f1ea'),
        radius: 0.8
    }),
    plant([92, 0, back + 40], 18, seed)
]

const office: Furnish = ({bounds, back, seed}) => {
    const isDesk = bounds.max[0] - bounds.min[0] > 110
    return [
        ...windowOnWall([bounds.min[0] - 30, 105, back], [100, 110]),
        ...(isDesk
            ? [
                  bookPile([bounds.min[0] + 30, bounds.max[1], back + 34], seed),
                  plant([bounds.max[0] - 22, bounds.max[1], back + 30], 8, seed + 1)
              ]
            : placed(moved([0, 0, back + 36]), officeDesk({paint: '#b08a60', seed: 1}).parts)),
        plant([bounds.max[0] + 60, 0, back + 34], 17, seed)
    ]
}

/** The furniture on and beside a rug. */
const onRug: Furnish = ({bounds, back, seed}) => [
    ...placed(
        moved([0, 0, bounds.min[2] - 14]),
        sofa({paint: pick(['#cfc4b2', '#8d979e', '#b9b3a6'], seed), seed: seed + 1}, 3).parts
    ),
    ...placed(moved([6, 1.6, bounds.max[2] - 62]), coffeeTable({paint: '#b08a60', seed: 1}).parts),
    plant([bounds.min[0] - 12, 0, back + 36], 17, seed),
    wallArt([0, 108, back + 1.5], [104, 70], seed)
]

export const furnishings: Partial<Record<Setting, Furnish>> = {
    living: (place) => [...rug(place), ...living(place)],
    rug: onRug,
    bedroom: (place) => [...rug(place), ...bedroom(place)],
    kitchen,
    'over range': overRange,
    breakfast,
    laundry: laundryRoom,
    media,
    window,
    office
}
