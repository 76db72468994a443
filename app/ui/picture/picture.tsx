import {
    type Crop,
    plainImageUrl,
    imageCandidates,
    isResizable
} from '@app/lib/address/image-address'

export type PictureProps = {
    /** A link from the catalogue, as /dw/image/v2/…/name.webp. */
    link: string
    /** Empty for a picture that only repeats the text beside it. */
    alt: string
    /** The picture's own width and height; they reserve its space. */
    width: number
    height: number
    /** The `sizes` attribute, and the largest of these widths in CSS pixels. */
    sizes: string
    largest: number
    /** True only for the first picture in view. */
    eager?: boolean
    /** The part that is shown; the whole picture without one. */
    crop?: Crop
    className?: string
}

/**
 * A picture of the catalogue: AVIF in the size that the screen needs; one WebP for browsers without AVIF, as a second
 * set of candidates would double the addresses in a page of many pictures.
 */
export const Picture = (props: PictureProps) => {
    const {link, alt, largest, sizes, eager = false, crop, ...image} = props
    const shape = crop && {width: crop.width, height: crop.height}
    // React 18 only supports the attribute in lower case.
    const priority = eager ? {fetchpriority: 'high'} : {loading: 'lazy' as const}
    const fallback = (
        <img
            src={plainImageUrl(link, largest, crop)}
            alt={alt}
            decoding={eager ? 'sync' : 'async'}
            {...priority}
            {...image}
            {...shape}
        />
    )
    if (!isResizable(link)) return fallback
    return (
        <picture>
            <source
                type="image/avif"
                srcSet={imageCandidates(link, largest, 'avif', crop)}
                sizes={sizes}
            />
            {fallback}
        </picture>
    )
}
