import {placed} from '../../engine/part'
import {moved} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {laundryMachine, type Machine} from './laundry-machine'

/** A washer, a dryer, or both side by side. */
export const laundry = (look: Look, machines: readonly [Machine, ...Machine[]]): Model => {
    const first = -((machines.length - 1) * 70) / 2
    return {
        parts: machines.flatMap((kind, index) =>
            placed(moved([first + index * 70, 0, 0]), laundryMachine(look, kind))
        ),
        setting: 'laundry',
        focus: [first + 8, 70, 36],
        front: {yaw: 0, pitch: look.seed % 4 === 3 ? 14 : 7},
        angle: {yaw: 31, pitch: look.seed % 4 === 3 ? 20 : 14},
        zoom: 2.2
    }
}
