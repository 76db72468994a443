import loadable from '@loadable/component'
import {type ReactNode, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Picture as ProductPicture} from '@app/commerce/products/product'
import {Link} from '@app/routing/links/link'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {IconButton} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'
import {messages} from '../details/messages'

const ZoomDialog = loadable(() => import('./zoom-dialog'), {
    resolveComponent: (module: typeof import('./zoom-dialog')) => module.ZoomDialog,
    ssr: false
})

export type ZoomProps = {name: string; picture: ProductPicture}

/** The button that opens the picture's large view, whose code is loaded on demand. */
export const Zoom = ({name, picture}: ZoomProps) => {
    const {formatMessage} = useIntl()
    const [open, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
        <>
            <IconButton
                icon="search"
                label={formatMessage(messages.enlarge)}
                onPointerEnter={() => void ZoomDialog.preload()}
                onClick={() => setOpen(true)}
            />
            {open ? (
                <DialogBoundary onClose={close}>
                    <ZoomDialog name={name} picture={picture} onClose={close} />
                </DialogBoundary>
            ) : null}
        </>
    )
}

export type ThumbnailsProps = {
    pictures: readonly ProductPicture[]
    shown: number
    onShow: (index: number) => void
}

/** A thumbnail for each picture: links to their positions, so that they work without script. */
export const Thumbnails = ({pictures, shown, onShow}: ThumbnailsProps) => {
    const {formatMessage} = useIntl()
    const count = pictures.length
    return (
        <ul className="thumbnails">
            {pictures.map(({link}, index) => (
                <li key={link}>
                    <Link
                        className="thumbnails__link"
                        to={`#picture-${index + 1}`}
                        aria-label={formatMessage(messages.picture, {place: index + 1, count})}
                        aria-current={index === shown ? 'true' : undefined}
                        onClick={(event) => {
                            event.preventDefault()
                            onShow(index)
                        }}
                    >
                        <Picture
                            link={link}
                            alt=""
                            width={80}
                            height={80}
                            sizes="4rem"
                            largest={80}
                        />
                    </Link>
                </li>
            ))}
        </ul>
    )
}

export type GalleryProps = {
    name: string
    pictures: readonly ProductPicture[]
    /** Buttons in the corner of the picture, before the one that enlarges it. */
    children?: ReactNode
}

/** A little less than the width on a phone, as in the hero, so that the next smaller picture is chosen. */
const SIZES = '(min-width: 64rem) 40rem, 85vw'
const LARGEST = 640

/** The pictures in a strip with scroll snapping; swiping is the strip's own scrolling, without script. */
export const Gallery = ({name, pictures, children}: GalleryProps) => {
    const {formatMessage} = useIntl()
    const strip = useRef<HTMLUListElement>(null)
    const [shown, setShown] = useState(0)
    const enlarged = pictures[shown]

    const show = (index: number) => {
        setShown(index)
        if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth
    }
    const follow = ({scrollLeft, clientWidth}: HTMLElement) => {
        if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
    }

    if (pictures.length === 0) {
        return (
            <div className="gallery gallery--empty">
                <Icon name="image" />
                <p>{formatMessage(messages.noPicture)}</p>
                <div className="gallery__tools">{children}</div>
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
                    {pictures.map(({link, alt}, index) => (
                        <li key={link} id={`picture-${index + 1}`} className="gallery__slide">
                            <Picture
                                link={link}
                                alt={alt || name}
                                width={800}
                                height={800}
                                sizes={SIZES}
                                largest={LARGEST}
                                eager={index === 0}
                            />
                        </li>
                    ))}
                </ul>
                <div className="gallery__tools">
                    {children}
                    {enlarged ? <Zoom name={name} picture={enlarged} /> : null}
                </div>
            </div>
            {pictures.length > 1 ? (
                <Thumbnails pictures={pictures} shown={shown} onShow={show} />
            ) : null}
        </div>
    )
}
