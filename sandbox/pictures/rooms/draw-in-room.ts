import {unionOf, type Bounds} from '../engine/space/bounds'
import {assembly, reachOf} from '../engine/part'
import {moved} from '../engine/space/pose'
import {pick} from '../engine/random'
import type {Model, Setting} from '../model'
import {furnishings} from './furnishing'
import {drawInterior} from './interior'
import {drawOnTable} from './on-table'
import {drawOnTerrace} from './terrace'
import type {FloorKind} from './surfaces'

const walls = ['#e4dccf', '#d3d8d2', '#dcd3cb', '#cfd6da'] as const

const floors: Partial<Record<Setting, FloorKind>> = {
    kitchen: 'tile',
    'over range': 'tile',
    laundry: 'tile',
    breakfast: 'tile'
}

/** The height of objects that do not stand on the floor. */
const heights: Partial<Record<Setting, number>> = {media: 61, window: 92, 'over range': 146}

/** The distance from the object to the wall; 10 cm for other settings. */
const gaps: Partial<Record<Setting, number>> = {media: 24, rug: 64, breakfast: 72}

const framing = ({min, max}: Bounds) => {
    const tall = max[1] - min[1] > (max[0] - min[0]) * 1.3
    if (tall) return {x: 230, y: 170, w: 340, h: 490}
    const isSet = max[0] - min[0] > 380
    return isSet ? {x: 36, y: 250, w: 728, h: 430} : {x: 120, y: 250, w: 560, h: 400}
}

/** Draws the object where it is used: in a furnished room, on a table, or outdoors. */
export const drawInRoom = (model: Model, seed: number): string => {
    const {setting} = model
    if (setting === 'terrace') return drawOnTerrace(model)
    if (setting === 'table' || setting === 'counter') {
        return drawOnTable(model, {seed, top: setting === 'table' ? 'wood' : 'stone'})
    }
    return drawInInterior(model, seed)
}

const drawInInterior = (model: Model, seed: number): string => {
    const {setting} = model
    const subject = [assembly(model.parts, moved([0, heights[setting] ?? 0, 0]))]
    const bounds = unionOf(subject.map(reachOf))
    const back = bounds.min[2] - (gaps[setting] ?? 10)
    const isFlat = setting === 'rug'
    return drawInterior({
        size: {w: 800, h: 800},
        subject,
        frame: framing(bounds),
        aim: {yaw: seed % 2 === 0 ? 17 : -17, pitch: isFlat ? 21 : 7, distance: 4},
        props: furnishings[setting]?.({bounds, back, seed}) ?? [],
        wall: {paint: pick(walls, seed), z: back},
        floor: floors[setting] ?? 'oak',
        sun: [bounds.min[0] - 30, bounds.max[2] + 10]
    })
}
