/** Widths that the image service is asked for; few, so that caches are hit. */
export const imageWidths = [120, 160, 240, 360, 480, 640, 800, 960, 1200, 1600] as const

export type ImageFormat = 'avif' | 'webp'

/** Pictures come from the shop's own caching path, whichever host the catalogue names. */
const ownPath = (link: string): string =>
    link.replace(/^https?:\/\/[^/]+/, '').replace(/^(?=\/dw\/image\/)/, '/mobify/caching/images')

const isServed = (path: string): boolean => path.startsWith('/mobify/caching/images/')

/** Up to here a pixel of a phone is too fine for what AVIF leaves out at half quality: a quarter of the bytes. */
const FINE_PIXELS = 640
const quality = (width: number, format: ImageFormat): string =>
    format === 'avif' && width <= FINE_PIXELS ? '&q=50' : ''

/** The address of a picture in a width and format; a link that the service does not know stays as it is. */
export const imageAddress = (link: string, width: number, format: ImageFormat = 'webp'): string => {
    const path = ownPath(link)
    if (!isServed(path)) return link
    return `${path.replace(/(\?.*)?$/, '').replace(/\.\w+$/, `.${format}`)}?sw=${width}${quality(width, format)}`
}

/** A tile is much the same everywhere; a picture across the page is three times as wide on a desk as on a phone. */
const candidatesFor = (largest: number): number => (largest >= 480 ? 5 : 3)

/** The smallest width of the service that is enough for one, or the largest it has. */
const widthFor = (wanted: number): number => imageWidths.find((width) => width >= wanted) ?? 1600

/** The address for browsers without `srcset`, and for links that are all there is. */
export const plainImageAddress = (link: string, largest: number): string =>
    imageAddress(link, widthFor(largest))

/** A few candidates up to the first that covers the largest shown width on a double screen. */
export const imageCandidates = (link: string, largest: number, format: ImageFormat): string =>
    imageWidths
        .filter((width) => width <= widthFor(largest * 2))
        .slice(-candidatesFor(largest))
        .map((width) => `${imageAddress(link, width, format)} ${width}w`)
        .join(', ')

/** Whether the image service can make other sizes and formats of a picture. */
export const isResizable = (link: string): boolean => isServed(ownPath(link))
