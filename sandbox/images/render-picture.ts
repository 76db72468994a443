import sharp, {type Region, type ResizeOptions, type Sharp} from 'sharp'
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
    views,
    type Wear,
    wearGrades
} from '../pictures/pictures'
import {lruCache} from '../world/cache'

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
          wear: Wear | undefined
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

const wearOf = (grade: string | undefined, number: string | undefined): Wear | undefined => {
    const known = oneOf(wearGrades, grade)
    return known && {grade: known, seed: Number(number)}
}

const objectOf = ([first, second, third = '']: readonly string[]): PictureName | undefined => {
    const [, look, number, grade, place, ending] =
        /^([a-z]+)-(\d)(?:([abc])(\d))?\.([a-z]+)$/.exec(third) ?? []
    const design = oneOf(designs, first)
    const colour = colours.find(({id}) => id === second)
    const [view, format] = [oneOf(views, look), oneOf(formats, ending)]
    const seed = Number(number)
    if (!design || !colour || !view || !format || seed >= pictureSeeds) return undefined
    const wear = wearOf(grade, place)
    return {kind: 'object', design, paint: colour.hex, view, seed, wear, format}
}

/**
 * Reads `{design}/{colour}/{view}-{seed}.{format}` or `scenes/{name}.{format}`; undefined for anything else. After the
 * seed of a used piece stands what use left on it, as b4.
 */
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

/** A square in the piece's colour. */
const plain = (paint: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${paint}"/></svg>`

const drawn = (name: PictureName, isPlain: boolean): string => {
    if (name.kind === 'scene') return scenes[name.scene].draw()
    if (isPlain) return plain(name.paint)
    const {design, paint, view, seed, wear} = name
    return drawPicture(design, {palette: paint, view, seed, wear})
}

/** Half a megabyte each. A page requests its pictures in two or three sizes, one after the other. */
const mostDrawingsCached = 24
const latest = lruCache<string, string>(mostDrawingsCached)

/** The drawing of a picture, independent of its size; drawn once for sizes that are requested soon after one another. */
const drawingOf = (name: PictureName, isPlain: boolean): string => {
    const key = JSON.stringify({...name, format: undefined, isPlain})
    return latest.of(key, () => drawn(name, isPlain))
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

const encoded = (image: Sharp, format: Format, quality: number): Sharp => {
    if (format === 'webp') return image.webp({quality, effort: 3, smartSubsample: true})
    if (format === 'avif') return image.avif({quality, effort: 2})
    if (format === 'jpg') return image.jpeg({quality, progressive: true})
    return image.png({compressionLevel: 8})
}

/** What the picture is scaled to, if a size was requested. */
const boxOf = ({sw, sh}: PictureSize, cut: PictureCut | undefined): ResizeOptions | undefined => {
    if (sw === undefined && sh === undefined) return undefined
    return cut?.size ? {...cut.size, fit: 'cover'} : {width: sw, height: sh, fit: 'inside'}
}

type Making = {
    cut?: PictureCut | undefined
    /** A plain surface instead of the piece. */
    isPlain?: boolean
}

/** Draws a picture and encodes it, within the requested size; takes 0.5 to 1.5 s of a core, a plain one a hundredth. */
export const renderPicture = async (
    name: PictureName,
    size: PictureSize,
    {cut, isPlain = false}: Making = {}
): Promise<Buffer> => {
    const source = sharp(Buffer.from(drawingOf(name, isPlain)))
    const background = `#${cut?.background ?? 'efedea'}`
    const image = source.flatten({background})
    // As the service does it, the crop counts on the source, and the result is scaled.
    const part = cut?.crop ? image.extract(await inside(source, cut.crop)) : image
    const box = boxOf(size, cut)
    return encoded(
        box ? part.resize(box) : part,
        name.format,
        size.q ?? usual[name.format]
    ).toBuffer()
}
