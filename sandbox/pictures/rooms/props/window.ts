import {shapeOn, type Face} from '../../engine/face'
import {fabric, matte} from '../../engine/paint/material'
import type {Part} from '../../engine/part'
import {ellipseOf} from '../../engine/path'
import {gradient} from '../../engine/paint/surface'
import type {Vector} from '../../engine/space/pose'
import {mark} from '../../shapes/panel'
import {cushion} from '../../shapes/cushion'
import {slab} from '../../shapes/slab'

const view = (face: Face): string => {
    const sky = gradient(
        face.pen,
        [face.at(0, 0), face.at(0, face.h)],
        [
            [0, '#cfe4f2'],
            [0.7, '#f3f6f2'],
            [1, '#e8eedd']
        ]
    )
    const glass = {x: 5, y: 5, w: face.w - 10, h: face.h - 10}
    const d = shapeOn(face, [
        [glass.x, glass.y],
        [glass.x + glass.w, glass.y],
        [glass.x + glass.w, glass.y + glass.h],
        [glass.x, glass.y + glass.h]
    ])
    const trees = [0.12, 0.34, 0.62, 0.86].map(
        (at, index) =>
            `<path d="${shapeOn(face, ellipseOf([face.w * at, face.h * 0.93], face.w * 0.17, face.h * (0.16 + (index % 2) * 0.08)))}" fill="#a9c29a" fill-opacity=".6"/>`
    )
    const low = mark(face, {x: 0, y: face.h - 5, w: face.w, h: 5}, '#f4f2ee')
    const bars =
        mark(face, {x: face.w / 2 - 1.6, y: 4, w: 3.2, h: face.h - 8}, '#f6f4f0') +
        mark(face, {x: 4, y: face.h * 0.42, w: face.w - 8, h: 3}, '#f6f4f0')
    const id = face.pen.newId()
    const pane = `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${trees.join('')}</g>`
    return `${sky.definition}<path d="${d}" fill="${sky.fill}"/>${pane}${low}${bars}`
}

/** A window in the wall with light curtains, positioned by its bottom centre. */
export const windowOnWall = (
    at: Vector,
    [w, h]: readonly [number, number],
    curtains = true
): Part[] => {
    const [x, y, z] = at
    const folds = (side: 1 | -1) =>
        [0, 1, 2, 3].map((fold) =>
            cushion({
                at: [x + side * (w / 2 + 4 + fold * 8), y - 26, z + 6],
                size: [8.6, h + 44, 5],
                material: fabric('#efe8dc'),
                radius: 2.4,
                swell: [0, 0, 2.4]
            })
        )
    return [
        slab({
            at: [x, y, z + 1],
            size: [w, h, 2],
            material: matte('#f5f3ef'),
            radius: 0.3,
            on: {front: view}
        }),
        slab({
            at: [x, y - 4, z + 3],
            size: [w + 12, 4, 6],
            material: matte('#f7f5f1'),
            radius: 0.6
        }),
        ...(curtains ? [...folds(-1), ...folds(1)] : []),
        ...(curtains
            ? [
                  slab({
                      at: [x, y + h + 18, z + 6],
                      size: [w + 90, 2.4, 2.4],
                      material: matte('#3a3632'),
                      radius: 1
                  })
              ]
            : [])
    ]
}
