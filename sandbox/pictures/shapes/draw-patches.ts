import {underLight} from '../engine/paint/colour'
import type {Material} from '../engine/paint/material'
import {hullOf, outline} from '../engine/path'
import type {Pen} from '../engine/pen'
import {lightOn} from '../engine/paint/surface'
import {overlayOf} from '../engine/paint/texture'
import {dot, type Point, subtract} from '../engine/space/pose'
import type {Patch} from './patch-mesh'

export const facesEye = (pen: Pen, {corners, normal}: Patch): boolean =>
    dot(normal, subtract(pen.eye, corners[0])) > 0

/** Patches with similar light share one path, which gives fewer elements and no seams between them. */
export const drawPatches = (pen: Pen, patches: readonly Patch[], material: Material): string => {
    const byLight = new Map<number, Point[][]>()
    for (const {corners, normal} of patches) {
        const level = Math.round(lightOn(pen, material, normal, corners[0]) * 64)
        const outlines = byLight.get(level) ?? []
        outlines.push(corners.map(pen.at))
        byLight.set(level, outlines)
    }
    return [...byLight]
        .map(([level, outlines]) => {
            const fill =
                material.finish === 'glow' ? material.paint : underLight(material.paint, level / 64)
            return `<path d="${outlines.map(outline).join('')}" fill="${fill}" stroke="${fill}" stroke-width=".8"/>`
        })
        .join('')
}

/** The outline of all patches in the picture, for a base colour below and a texture above them. */
export const silhouette = (pen: Pen, patches: readonly Patch[]): string =>
    outline(hullOf(patches.flatMap(({corners}) => corners.map(pen.at))))

/** The texture of a finish over an outline. The outline is only computed if the finish has a texture. */
export const textureOver = (pen: Pen, {finish}: Material, outlineOf: () => string): string => {
    const names = overlayOf(finish)
    if (names.length === 0) return ''
    const d = outlineOf()
    return names.map((name) => `<path d="${d}" fill="${pen.texture(name)}"/>`).join('')
}
