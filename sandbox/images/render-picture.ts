import sharp, {type Region, type Sharp} from 'sharp'
import {colours, pictureSeeds} from '../catalogue/colours'
import {badRequest} from '../core/response'
import {
    type Design,
    designs,
    drawPicture,
    type SceneName,
    sceneNames,
    scenes,
    type View,
    views
} from '../pictures/pictures'

export const formats = ['webp', 'avif', 'jpg', 'png'] as const
export type Format = (typeof formats)[number]

/** What a picture's address names: an object of the catalogue in a colour, or a scene. */
export type PictureName =
    | {
          kind: 'object'
          design: Design
          paint: string
          view: View
          seed: number
          format: Format
      }
    | {kind: 'scene'; scene: SceneName; format: Format}

const oneOf = <T extends string>(known: readonly T[], given: string | undefined): T | undefined =>
    known.find((one) => one === given)

const sceneOf = (file: string): PictureName | undefined => {
    const [, name, ending] = /^([a-z-]+)\.([a-z]+)$/.exec(file) ?? []
    const [scene, format] = [oneOf(sceneNames, name), oneOf(formats, ending)]
    return scene && format ? {kind: 'scene', scene, format} : undefined
}

const objectOf = ([first, second, third]: readonly string[]): PictureName | undefined => {
    const [, look, number, ending] = /^([a-z]+)-(\d)\.([a-z]+)$/.exec(third ?? '') ?? []
    const design = oneOf(designs, first)
    const colour = colours.find(({id}) => id === second)
    const [view, format] = [oneOf(views, look), oneOf(formats, ending)]
    const seed = Number(number)
    if (!design || !colour || !view || !format || seed >= pictureSeeds) return undefined
    return {kind: 'object', design, paint: colour.hex, view, seed, format}
}

/** Reads `{design}/{colour}/{view}-{seed}.{format}` or `scenes/{name}.{format}`; undefined for anything else. */
export const pictureName = (address: string): PictureName | undefined => {
    const parts = address.split('/')
    const [first, second = ''] = parts
    if (parts.length === 2 && first === 'scenes') return sceneOf(second)
    return parts.length === 3 ? objectOf(parts) : undefined
}

export type PictureSize = {sw?: number | undefined; sh?: number | undefined; q?: number | undefined}

/** Changes beyond the size: a part of the source, an exact size, and the colour under transparent parts. */
export type PictureCut = {
    crop: Region | undefined
    size: {width: number; height: number} | undefined
    background: string | undefined
}

/** The default quality: the lowest at which soft shading shows no bands. */
const usual: Record<Format, number> = {webp: 84, avif: 62, jpg: 84, png: 90}

const drawn = (name: PictureName): string =>
    name.kind === 'scene'
        ? scenes[name.scene].draw()
        : drawPicture(name.design, {palette: name.paint, view: name.view, seed: name.seed})

/** Half a megabyte each. A page requests its pictures in two or three sizes, one after the other. */
const mostDrawingsCached = 24
const latest = new Map<string, string>()

/** The drawing of a picture, independent of its size; drawn once for sizes that are requested soon after one another. */
const drawingOf = (name: PictureName): string => {
    const key = JSON.stringify({...name, format: undefined})
    const drawing = latest.get(key) ?? drawn(name)
    // The newest is last: the least recently used one is dropped.
    latest.delete(key)
    latest.set(key, drawing)
    for (const oldest of [...latest.keys()].slice(0, -mostDrawingsCached)) latest.delete(oldest)
    return drawing
}

/** The part of a crop that is inside the picture; refuses a crop that is wholly outside. */
const inside = async (image: Sharp, {left, top, width, height}: Region): Promise<Region> => {
    const {width: most = 0, height: tallest = 0} = await image.metadata()
    if (left >= most || top >= tallest) badRequest('The crop is outside the picture.')
    return {
        left,
        top,
        width: Math.min(width, most - left),
        height: Math.min(height, tallest - top)
    }
}

/** Draws a picture and encodes it, within the requested size; takes about 50 to 200 ms. */
export const renderPicture = async (
    name: PictureName,
    {sw, sh, q}: PictureSize,
    cut?: PictureCut
): Promise<Buffer> => {
    const source = sharp(Buffer.from(drawingOf(name)))
    const background = `#${cut?.background ?? 'efedea'}`
    const image = source.flatten({background})
    // As the service does it, the crop counts on the source, and the result is scaled.
    const part = cut?.crop ? image.extract(await inside(source, cut.crop)) : image
    const box = cut?.size
        ? ({...cut.size, fit: 'cover'} as const)
        : ({width: sw, height: sh, fit: 'inside'} as const)
    const sized = sw === undefined && sh === undefined ? part : part.resize(box)
    const quality = q ?? usual[name.format]
    const encoded = {
        webp: () => sized.webp({quality, effort: 3, smartSubsample: true}),
        avif: () => sized.avif({quality, effort: 2}),
        jpg: () => sized.jpeg({quality, progressive: true}),
        png: () => sized.png({compressionLevel: 8})
    }
    return encoded[name.format]().toBuffer()
}
