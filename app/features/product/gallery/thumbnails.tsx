import {useIntl} from 'react-intl'
import type {Picture as ProductPicture} from '@app/commerce/products/product'
import {Link} from '@app/routing/links/link'
import {Picture} from '@app/ui/picture/image/picture'
import {messages} from '../messages'

export type ThumbnailsProps = {
    pictures: readonly ProductPicture[]
    shown: number
    onShow: (place: number) => void
}

/** One small picture for each large one: links to their places, so that they work before scripts. */
export const Thumbnails = ({pictures, shown, onShow}: ThumbnailsProps) => {
    const {formatMessage} = useIntl()
    const count = pictures.length
    return (
        <ul className="thumbnails">
            {pictures.map(({link}, place) => (
                <li key={link}>
                    <Link
                        className="thumbnails__link"
                        to={`#picture-${place + 1}`}
                        aria-label={formatMessage(messages.picture, {place: place + 1, count})}
                        aria-current={place === shown ? 'true' : undefined}
                        onClick={(event) => {
                            event.preventDefault()
                            onShow(place)
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
