import {useId} from 'react'
import {ButtonLink} from '../button/button'
import {type Crop} from '@app/lib/address/image-address'
import {Picture} from '../picture/picture'

/** A link that an editor wrote; its address has been checked (D-12). */
export type ContentLink = {label: string; href: string}

/** A picture that an editor chose, with its own shape. */
export type ContentImage = {link: string; alt: string; width: number; height: number; crop?: Crop}

export type BannerProps = {
    heading: string
    text: string
    image: ContentImage | null
    action: ContentLink | null
    /** True for the first picture of a page. */
    eager?: boolean
}

/** A message, and a link to more about it [CONTENT-015]. */
export const Banner = ({heading, text, image, action, eager = false}: BannerProps) => {
    const headingId = useId()
    return (
        <section className="section" aria-labelledby={headingId}>
            <div className={image ? 'banner banner--picture' : 'banner'}>
                {image ? (
                    <Picture
                        {...image}
                        className="banner__image"
                        sizes="(min-width: 64rem) 36rem, 100vw"
                        largest={640}
                        eager={eager}
                    />
                ) : null}
                <div className="banner__words">
                    <h2 id={headingId}>{heading}</h2>
                    {text ? <p>{text}</p> : null}
                    {action ? <ButtonLink to={action.href}>{action.label}</ButtonLink> : null}
                </div>
            </div>
        </section>
    )
}
