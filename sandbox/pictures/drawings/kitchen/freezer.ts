import {enamel, glow, matte, metal} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import type {Look, Model} from '../../model'
import {disc, mark, recess} from '../../shapes/panel'
import {slab} from '../../shapes/slab'
import {badge, barHandle, door} from './refrigerators'

const chest = (paint: string): Part[] => {
    const material = enamel(paint)
    return [
        slab({at: [0, 0, 0], size: [118, 5, 62], material: matte('#25272a')}),
        slab({
            at: [0, 5, 0],
            size: [124, 74, 68],
            material,
            radius: 3,
            on: {
                front: (face) => {
                    const vent = {x: 94, y: 46, w: 22, h: 18}
                    const slats = [0, 1, 2, 3, 4, 5]
                        .map((row) =>
                            mark(face, {x: 95, y: 47.4 + row * 2.8, w: 20, h: 1.1}, '#20242a', {
                                radius: 0.5,
                                alpha: 0.6
                            })
                        )
                        .join('')
                    const lamp = disc(face, [88, 60], 0.9, glow('#5fd08a'))
                    return recess(face, vent, 1) + slats + lamp + badge(face, {x: 14, y: 10})
                }
            }
        }),
        slab({at: [0, 79.4, 0], size: [126, 9, 70], material, radius: 3.4}),
        slab({at: [0, 80.6, 36], size: [26, 4, 3], material: metal('#b7bbbf'), radius: 1.2})
    ]
}

const upright = (paint: string): Part[] => {
    const material = enamel(paint)
    return [
        slab({at: [0, 0, -4], size: [66, 4, 56], material: matte('#1d1e20')}),
        slab({at: [0, 4, -3], size: [71, 166, 62], material, radius: 1.2}),
        door([0, 4.6, 28], [71, 165], {
            material,
            front: (face) => badge(face, {x: face.w / 2, y: 6})
        }),
        ...barHandle([-30, 80, 33.2], [-30, 128, 33.2], metal('#b3b7bb'))
    ]
}

/** A freezer with a lid, in which one looks from above. */
export const chestFreezer = ({paint}: Look): Model => ({
    parts: chest(paint),
    setting: 'laundry',
    focus: [30, 66, 34],
    front: {yaw: 0, pitch: 13},
    angle: {yaw: 33, pitch: 20}
})

/** A freezer as high as a refrigerator, with one door. */
export const uprightFreezer = ({paint}: Look): Model => ({
    parts: upright(paint),
    setting: 'kitchen',
    focus: [-20, 104, 30],
    front: {yaw: 0, pitch: 4},
    angle: {yaw: 31, pitch: 8}
})
