/** The widths that are requested of the image service; few, so that caches are hit. */
export const imageWidths = [120, 160, 240, 360, 480, 640, 800, 960, 1200, 1600] as const

export type ImageFormat = 'avif' | 'webp'

/** Pictures are served by the shop's own caching path, whatever host the catalogue names. */
const ownPath = (link: string): string =>
    link.replace(/^https?:\/\/[^/]+/, '').replace(/^(?=\/dw\/image\/)/, '/mobify/caching/images')

const isServed = (path: string): boolean => path.startsWith('/mobify/caching/images/')

/** Up to this width a phone's pixels are too small to show what AVIF loses at half quality: a quarter of the bytes. */
const FINE_PIXELS = 640
const quality = (width: number, format: ImageFormat): string =>
    format === 'avif' && width <= FINE_PIXELS ? '&q=50' : ''

/** A part of a picture, in its own pixels. */
export type Crop = {x: number; y: number; width: number; height: number}

const cropped = (crop: Crop | undefined): string =>
    crop ? `&cx=${crop.x}&cy=${crop.y}&cw=${crop.width}&ch=${crop.height}` : ''

/** The address of a picture in a width and format; a link that the service does not know stays unchanged. */
export const imageUrl = (
    link: string,
    width: number,
    format: ImageFormat = 'webp',
    crop?: Crop
): string => {
    const path = ownPath(link)
    if (!isServed(path)) return link
    return `${path.replace(/(\?.*)?$/, '').replace(/\.\w+$/, `.${format}`)}?sw=${width}${quality(width, format)}${cropped(crop)}`
}

/** Large enough for search engines and for the cards of shared links. */
const SHARED_WIDTH = 1200

/** The whole address of a picture for those outside the shop: search engines, and whoever shows a shared link. */
export const sharedImageUrl = (link: string, origin: string): string => {
    const address = imageUrl(link, SHARED_WIDTH)
    return address.startsWith('/') ? `${origin}${address}` : address
}

/** Narrower pictures are those of tiles, which have about the same width everywhere. */
const TILE = 480

/**
 * Of the widths that cover it, at most: two for a tile, as phones need the smaller or the larger one; five for a picture
 * across the page, which is three times as wide on a desktop as on a phone.
 */
const candidatesAmong = (widths: readonly number[], largest: number): readonly number[] => {
    if (largest >= TILE) return widths.slice(-5)
    return [widths.at(-3), widths.at(-1)].flatMap((width) => width ?? [])
}

/** The smallest width of the service that is large enough, or its largest. */
const widthFor = (wanted: number): number => imageWidths.find((width) => width >= wanted) ?? 1600

/** The address for browsers without `srcset`, and for links that cannot be resized. */
export const plainImageUrl = (link: string, largest: number, crop?: Crop): string =>
    imageUrl(link, widthFor(largest), 'webp', crop)

/** A few candidates, up to the first that covers the largest shown width at double density. */
export const imageCandidates = (
    link: string,
    largest: number,
    format: ImageFormat,
    crop?: Crop
): string =>
    candidatesAmong(
        imageWidths.filter((width) => width <= widthFor(largest * 2)),
        largest
    )
        .map((width) => `${imageUrl(link, width, format, crop)} ${width}w`)
        .join(', ')

/** Whether the image service can make other sizes and formats of a picture. */
export const isResizable = (link: string): boolean => isServed(ownPath(link))
