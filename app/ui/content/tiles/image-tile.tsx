import {Link} from '@app/routing/links/link'
import {Picture} from '../../picture/picture'
import type {ContentImage, ContentLink} from '../banner'

export type ImageTileProps = {
    image: ContentImage
    /** Empty for a tile of the picture alone. */
    heading: string
    text: string
    action: ContentLink | null
    /** True for the first picture of a page. */
    eager?: boolean
}

/** A picture with a line below it [CONTENT-016]. Its link covers the whole tile. */
export const ImageTile = ({image, heading, text, action, eager = false}: ImageTileProps) => (
    <div className="image-tile">
        <Picture
            {...image}
            className="image-tile__image"
            sizes="(min-width: 48rem) 24rem, 90vw"
            largest={480}
            eager={eager}
        />
        {heading || text || action ? (
            <div className="image-tile__words">
                {heading ? <h3>{heading}</h3> : null}
                {text ? <p>{text}</p> : null}
                {action ? (
                    <Link to={action.href} className="image-tile__link">
                        {action.label}
                    </Link>
                ) : null}
            </div>
        ) : null}
    </div>
)
