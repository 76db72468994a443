import sharp from 'sharp'
import {drawPicture} from '../draw-picture'
import {scenes} from '../scenes/scenes'
import type {Format, PictureName} from './picture-name'

export type PictureSize = {sw?: number | undefined; sh?: number | undefined; q?: number | undefined}

/** Quality when none is asked for: the least at which the soft shading shows no bands. */
const usual: Record<Format, number> = {webp: 84, avif: 62, jpg: 84, png: 90}

const drawn = (name: PictureName): string =>
    name.kind === 'scene'
        ? scenes[name.scene].draw()
        : drawPicture(name.design, {palette: name.paint, view: name.view, seed: name.seed})

/** Half a megabyte each. A page asks for its pictures in two or three sizes, one after the other. */
const REMEMBERED = 24
const latest = new Map<string, string>()

/** What a picture shows, in no size yet; drawn once for the sizes that are asked for soon after one another. */
const drawingOf = (name: PictureName): string => {
    const key = JSON.stringify({...name, format: undefined})
    const drawing = latest.get(key) ?? drawn(name)
    // The newest stands last: what has not been asked for longest is forgotten.
    latest.delete(key)
    latest.set(key, drawing)
    for (const oldest of [...latest.keys()].slice(0, -REMEMBERED)) latest.delete(oldest)
    return drawing
}

/** Draws a picture and encodes it, inside the size asked for; about 50 to 200 ms. */
export const renderPicture = (name: PictureName, {sw, sh, q}: PictureSize): Promise<Buffer> => {
    const image = sharp(Buffer.from(drawingOf(name))).flatten({background: '#efedea'})
    const box = {width: sw, height: sh, fit: 'inside'} as const
    const sized = sw === undefined && sh === undefined ? image : image.resize(box)
    const quality = q ?? usual[name.format]
    const encoded = {
        webp: () => sized.webp({quality, effort: 3, smartSubsample: true}),
        avif: () => sized.avif({quality, effort: 2}),
        jpg: () => sized.jpeg({quality, progressive: true}),
        png: () => sized.png({compressionLevel: 8})
    }
    return encoded[name.format]().toBuffer()
}
