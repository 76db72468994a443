import {imageCandidates, isResizable, plainImageAddress} from './image-address'

export type PictureProps = {
    /** A link of the catalogue, as /dw/image/v2/…/name.webp. */
    link: string
    /** Empty for a picture that only repeats the words beside it. */
    alt: string
    /** The picture's own shape; reserves its place. */
    width: number
    height: number
    /** How wide it is shown, as in the `sizes` attribute, and the largest of these in CSS pixels. */
    sizes: string
    largest: number
    /** True only for what the eye meets first on a page. */
    eager?: boolean
    className?: string
}

/**
 * A picture of the catalogue: AVIF in the size that the screen needs; one WebP for browsers that cannot read it, as
 * candidates of a second format would double the addresses in a page of many pictures.
 */
export const Picture = (props: PictureProps) => {
    const {link, alt, largest, sizes, eager = false, ...image} = props
    // React 18 knows the attribute only in lower case.
    const priority = eager ? {fetchpriority: 'high'} : {loading: 'lazy' as const}
    const fallback = (
        <img
            src={plainImageAddress(link, largest)}
            alt={alt}
            decoding={eager ? 'sync' : 'async'}
            {...priority}
            {...image}
        />
    )
    if (!isResizable(link)) return fallback
    return (
        <picture>
            <source
                type="image/avif"
                srcSet={imageCandidates(link, largest, 'avif')}
                sizes={sizes}
            />
            {fallback}
        </picture>
    )
}
