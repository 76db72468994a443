import {createHash} from 'node:crypto'
import {z} from 'zod'
import {answer, notFound} from '../core/response'
import {endpoint} from '../core/endpoint'
import {flag, wholeNumber} from '../core/query-values'
import {
    type Format,
    type PictureCut,
    pictureName,
    type PictureSize,
    renderPicture
} from './render-picture'
import {picture, rememberedPicture} from './picture-store'

/** Increased when drawings change, so that pictures stored earlier are not used any more. */
const edition = 4

const largest = 1600
const made = [120, 160, 240, 360, 480, 640, 800, 960, 1200, largest]

const length = wholeNumber(1, 5000).optional()
const point = wholeNumber(0, 5000).optional()

/** The parameters of the platform's Dynamic Imaging Service, except those that lay a second picture over the first. */
const Transformation = z.object({
    sw: length,
    sh: length,
    sm: z.enum(['fit', 'cut']).optional(),
    cx: point,
    cy: point,
    cw: length,
    ch: length,
    q: wholeNumber(1, 100).optional(),
    bgcolor: z
        .string()
        .regex(/^[0-9a-f]{6}$/i)
        .optional(),
    strip: flag.optional(),
    /** The format of the source. What is sent depends on the address alone. */
    sfrm: z.enum(['jpg', 'jpeg', 'jp2', 'gif', 'png', 'tif', 'tiff', 'webp', 'avif']).optional()
})

type Transformation = z.output<typeof Transformation>

/** Any size may be requested, and is rounded up to the next one that is made, as pictures are stored for good. */
const rounded = (requested: number | undefined) =>
    requested && (made.find((one) => one >= requested) ?? largest)

const [leastQuality, mostQuality] = [40, 90]

const sizeOf = ({sw, sh, q}: Transformation): PictureSize => ({
    sw: rounded(sw),
    sh: rounded(sh),
    q: q && Math.min(Math.max(q, leastQuality), mostQuality)
})

/** The service crops only when all four parameters are there. */
const cropOf = ({cx, cy, cw, ch}: Transformation): PictureCut['crop'] =>
    cx !== undefined && cy !== undefined && cw && ch
        ? {left: cx, top: cy, width: cw, height: ch}
        : undefined

/** The exact size of a cut, which the service makes only to a width and a height. */
const exactSizeOf = ({sw, sh, sm}: Transformation): PictureCut['size'] =>
    sm === 'cut' && sw !== undefined && sh !== undefined ? {width: sw, height: sh} : undefined

const cutOf = (query: Transformation): PictureCut | undefined => {
    const [crop, size, background] = [cropOf(query), exactSizeOf(query), query.bgcolor]
    return crop || size || background ? {crop, size, background} : undefined
}

const types: Record<Format, string> = {
    webp: 'image/webp',
    avif: 'image/avif',
    jpg: 'image/jpeg',
    png: 'image/png'
}

const keyOf = (address: string, {sw, sh, q}: PictureSize) => {
    const size = [sw && `w${sw}`, sh && `h${sh}`, q && `q${q}`].filter(Boolean).join('-')
    return `${edition}/${size || 'whole'}/${address}`
}

/** A picture of the catalogue or a scene, as the platform's Dynamic Imaging Service has it: any size, any format. */
const getPicture = endpoint({
    method: 'GET',
    path: '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images/:address*',
    access: 'public',
    query: Transformation,
    handle: async ({params: {address}, query, headers, world}) => {
        const name = pictureName(address) ?? notFound('picture', address)
        const [size, cut] = [sizeOf(query), cutOf(query)]
        const key = keyOf(address, size)
        const shape = key + JSON.stringify(cut ?? '')
        const etag = `"${createHash('sha256').update(shape).digest('base64url').slice(0, 22)}"`
        const caching = {
            etag,
            'cache-control': 'public, max-age=31536000, immutable',
            'access-control-allow-origin': '*'
        }
        if (headers.get('if-none-match')?.includes(etag)) return answer(304, undefined, caching)
        const isPlain = world.hasPlainPictures && name.kind === 'object'
        const make = () => renderPicture(name, size, {cut, isPlain})
        // All plain pictures in one colour are the same. Others are stored by size, but no crops, of which there is no end.
        const bytes = await (isPlain && !cut
            ? rememberedPicture(keyOf(`plain/${name.paint}.${name.format}`, size), make)
            : picture(cut ? ':memory:' : world.dataFolder, key, make))
        return answer(200, new Uint8Array(bytes), {
            ...caching,
            'content-type': types[name.format],
            'content-length': String(bytes.length)
        })
    }
})

export const pictureEndpoints = [getPicture]
