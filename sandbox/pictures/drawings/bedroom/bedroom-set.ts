import {placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {tableLamp} from '../living/table-lamp'
import {bed} from './bed'
import {nightstand} from './nightstand'

/** A bed between two bedside cabinets with their lamps. */
export const bedroomSet = (look: Look): Model => {
    const sides = [-1, 1].flatMap((side) =>
        placed(moved([side * 116, 0, -84]), [
            ...nightstand(look).parts,
            ...placed(moved([0, 58.6, 0]), tableLamp(look.seed))
        ])
    )
    return {
        parts: [...bed(look).parts, ...sides],
        setting: 'bedroom',
        focus: [100, 60, -70],
        front: {yaw: 0, pitch: 16},
        angle: {yaw: 28, pitch: 18}
    }
}
