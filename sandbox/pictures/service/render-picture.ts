import sharp from 'sharp'
import {drawPicture} from '../draw-picture'
import {scenes} from '../scenes/scenes'
import type {Format, PictureName} from './picture-name'

export type PictureSize = {sw?: number | undefined; sh?: number | undefined; q?: number | undefined}

/** Quality when none is asked for: the least at which the soft shading shows no bands. */
const usual: Record<Format, number> = {webp: 84, avif: 62, jpg: 84, png: 90}

const drawingOf = (name: PictureName): string =>
    name.kind === 'scene'
        ? scenes[name.scene].draw()
        : drawPicture(name.design, {palette: name.paint, view: name.view, seed: name.seed})

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
