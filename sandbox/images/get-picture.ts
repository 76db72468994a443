import {createHash} from 'node:crypto'
import {z} from 'zod'
import {answer, notFound} from '../core/response'
import {endpoint} from '../core/endpoint'
import {wholeNumber} from '../core/query-values'
import {type Format, pictureName, renderPicture} from './render-picture'
import {picture} from './picture-store'

/** Increased when drawings change, so that pictures stored earlier are not used any more. */
const edition = 2

const largest = 1600
const made = [120, 160, 240, 360, 480, 640, 800, 960, 1200, largest]

/** Any size may be requested, and is rounded up to the next one that is made, as pictures are stored for good. */
const length = wholeNumber(1, 5000)
    .transform((requested) => made.find((one) => one >= requested) ?? largest)
    .optional()

const Size = z.object({sw: length, sh: length, q: wholeNumber(40, 90).optional()})

const types: Record<Format, string> = {
    webp: 'image/webp',
    avif: 'image/avif',
    jpg: 'image/jpeg',
    png: 'image/png'
}

const keyOf = (address: string, {sw, sh, q}: z.output<typeof Size>) => {
    const size = [sw && `w${sw}`, sh && `h${sh}`, q && `q${q}`].filter(Boolean).join('-')
    return `${edition}/${size || 'whole'}/${address}`
}

/** A picture of the catalogue or a scene, as the platform's Dynamic Imaging Service has it: any size, any format. */
const getPicture = endpoint({
    method: 'GET',
    path: '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images/:address*',
    access: 'public',
    query: Size,
    handle: async ({params: {address}, query, headers, world}) => {
        const name = pictureName(address) ?? notFound('picture', address)
        const key = keyOf(address, query)
        const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
        const caching = {
            etag,
            'cache-control': 'public, max-age=31536000, immutable',
            'access-control-allow-origin': '*'
        }
        if (headers.get('if-none-match')?.includes(etag)) return answer(304, undefined, caching)
        const bytes = await picture(world.dataFolder, key, () => renderPicture(name, query))
        return answer(200, new Uint8Array(bytes), {
            ...caching,
            'content-type': types[name.format],
            'content-length': String(bytes.length)
        })
    }
})

export const pictureEndpoints = [getPicture]
