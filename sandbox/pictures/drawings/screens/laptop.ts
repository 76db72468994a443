import {capFor, keysOn, type KeyLook} from './keyboard'
import {darker} from '../../engine/paint/colour'
import type {Face} from '../../engine/face'
import {gloss, matte, metal, type Material} from '../../engine/paint/material'
import {placed, type Part} from '../../engine/part'
import {leaning} from '../../engine/space/pose'
import type {Look, Model} from '../../model'
import {mark, recess} from '../../shapes/panel'
import {screenOn, type ScreenShows} from '../../shapes/screen'
import {slab} from '../../shapes/slab'

const [w, d, lidHeight] = [35.5, 24.5, 23.5]

type Notebook = {
    body: Material
    keys: KeyLook
    shows: ScreenShows
    seed: number
    thick: number
    lean: number
}

const deck =
    ({body, keys}: Notebook) =>
    (face: Face): string => {
        const well = {x: 2.2, y: 2, w: face.w - 4.4, h: 10.8}
        const pad = {x: face.w / 2 - 6, y: 14.8, w: 12, h: 8}
        return (
            mark(face, well, darker(body.paint, 0.3), {radius: 0.4, alpha: 0.55}) +
            keysOn(
                face,
                {x: well.x + 0.3, y: well.y + 0.3, w: well.w - 0.6, h: well.h - 0.6},
                keys
            ) +
            mark(face, pad, '#ffffff', {radius: 0.5, alpha: 0.1}) +
            recess(face, pad, 0.5, 0.1)
        )
    }

const lid = ({body, shows, seed, lean, thick}: Notebook): Part[] =>
    placed(leaning(lean, [0, thick, -d / 2 + 0.6]), [
        slab({at: [0, 0.1, -0.3], size: [w, lidHeight, 0.7], material: body, radius: 0.25}),
        slab({
            at: [0, 0.4, 0.12],
            size: [w - 0.4, lidHeight - 0.6, 0.12],
            material: gloss('#101113'),
            radius: 0.05,
            on: {
                front: (face) =>
                    screenOn(
                        face,
                        {x: 0.7, y: 0.8, w: face.w - 1.4, h: face.h - 2.2},
                        {shows, seed}
                    ) +
                    mark(face, {x: face.w / 2 - 0.2, y: 0.25, w: 0.4, h: 0.3}, '#3a3d42', {
                        radius: 0.15
                    })
            }
        })
    ])

/** An open notebook computer with the given parts, standing on y = 0. */
export const notebook = (look: Notebook): Part[] => [
    slab({
        at: [0, 0.2, 0],
        size: [w, look.thick - 0.2, d],
        material: look.body,
        radius: 0.5,
        on: {top: deck(look)}
    }),
    slab({at: [0, 0, 0], size: [w - 3, 0.2, d - 3], material: matte('#1b1c1e')}),
    ...lid(look)
]

/** A slim notebook computer. */
export const laptop = ({paint, seed}: Look): Model => ({
    parts: notebook({
        body: metal(paint),
        keys: {cap: capFor(seed % 2 === 0 ? '#2a2c30' : paint)},
        shows: seed % 3 === 1 ? 'ribbons' : 'desktop',
        seed,
        thick: 1.7,
        lean: 16
    }),
    setting: 'table',
    focus: [6, 3, 6],
    front: {yaw: 0, pitch: 16},
    angle: {yaw: 31, pitch: 21},
    zoom: 2.2
})
