import {unionOf} from '../engine/space/bounds'
import {cameraOn, type Aim, type Frame} from '../engine/space/camera'
import {contactShade} from '../engine/contact'
import {faceOf} from '../engine/face'
import {floorShadow} from '../engine/floor-shadow'
import {drawParts, outlinesOf, reachOf, singleParts, type Part} from '../engine/part'
import {newSheet, penOf} from '../engine/pen'
import {unmoved} from '../engine/space/pose'
import {svgOf} from '../engine/svg'
import {floorOf, sunlight, vignette, wallOf, type FloorKind} from './surfaces'

export type Interior = {
    size: {w: number; h: number}
    /** The subject of the picture, and its frame in it. */
    subject: readonly Part[]
    frame: Frame
    aim: Aim
    props: readonly Part[]
    wall: {paint: string; z: number}
    floor: FloorKind
    /** The position of the sunlight on the floor: x and z. */
    sun?: readonly [number, number]
}

/** A room seen from inside: the wall, the floor, the shadows and all objects. */
export const drawInterior = (room: Interior): string => {
    const {size, subject, frame, aim, props, wall, floor, sun} = room
    const camera = cameraOn(unionOf(subject.map(reachOf)), aim, frame, 'floor')
    const sheet = newSheet()
    const all = [...subject, ...props]
    const area = {camera, back: wall.z, reach: 900, ...size}
    const pen = penOf(camera, sheet).under(unmoved, outlinesOf(singleParts(all)))
    const wallFace = faceOf(pen, {min: [-900, 0, wall.z - 1], max: [900, 500, wall.z]}, 'front')
    const drawn =
        wallOf(area, wall.paint) +
        drawParts(
            pen,
            all.filter(({onWall}) => onWall)
        ) +
        contactShade(wallFace) +
        floorOf(area, floor) +
        (sun ? sunlight(area, sun[0], sun[1]) : '') +
        floorShadow(camera, all) +
        drawParts(
            pen,
            all.filter(({onWall}) => !onWall)
        ) +
        vignette(size)
    return svgOf(size, sheet, drawn)
}
