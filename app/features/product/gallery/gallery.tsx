import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Picture as ProductPicture} from '@app/commerce/products/product'
import {Icon} from '@app/ui/picture/icon/icon'
import {Picture} from '@app/ui/picture/image/picture'
import {messages} from '../messages'
import {Thumbnails} from './thumbnails'
import {Zoom} from './zoom'

export type GalleryProps = {name: string; pictures: readonly ProductPicture[]}

/** A little less than a phone shows, as in the hero: the picture comes in the size below. */
const SIZES = '(min-width: 64rem) 40rem, 85vw'
const LARGEST = 640

/** The pictures side by side in a strip that snaps; the strip's own scrolling is what swipes, without script. */
export const Gallery = ({name, pictures}: GalleryProps) => {
    const {formatMessage} = useIntl()
    const strip = useRef<HTMLUListElement>(null)
    const [shown, setShown] = useState(0)
    const enlarged = pictures[shown]

    const show = (place: number) => {
        setShown(place)
        if (strip.current) strip.current.scrollLeft = place * strip.current.clientWidth
    }
    const follow = ({scrollLeft, clientWidth}: HTMLElement) => {
        if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
    }

    if (pictures.length === 0) {
        return (
            <div className="gallery gallery--empty">
                <Icon name="image" />
                <p>{formatMessage(messages.noPicture)}</p>
            </div>
        )
    }
    return (
        <div className="gallery">
            <div className="gallery__stage">
                <ul
                    ref={strip}
                    className="gallery__strip"
                    aria-label={formatMessage(messages.pictures, {name})}
                    // What scrolls must be reachable by keyboards: the arrow keys then turn the pictures.
                    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                    tabIndex={0}
                    onScroll={(event) => follow(event.currentTarget)}
                >
                    {pictures.map(({link, alt}, place) => (
                        <li key={link} id={`picture-${place + 1}`} className="gallery__slide">
                            <Picture
                                link={link}
                                alt={alt || name}
                                width={800}
                                height={800}
                                sizes={SIZES}
                                largest={LARGEST}
                                eager={place === 0}
                            />
                        </li>
                    ))}
                </ul>
                {enlarged ? <Zoom name={name} picture={enlarged} /> : null}
            </div>
            {pictures.length > 1 ? (
                <Thumbnails pictures={pictures} shown={shown} onShow={show} />
            ) : null}
        </div>
    )
}
