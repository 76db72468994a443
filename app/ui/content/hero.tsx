import {ButtonLink} from '../button/button'
import {Picture} from '../picture/picture'
import type {ContentImage, ContentLink} from './banner'

export type HeroProps = {
    heading: string
    text: string
    image: ContentImage
    action: ContentLink | null
    secondAction: ContentLink | null
    /** True for the first picture of a page. */
    eager?: boolean
}

/**
 * A little less than the width on a phone, so that the next smaller picture is chosen: nobody sees the difference on
 * such a fine screen.
 */
const SIZES = '(min-width: 64rem) 40rem, 85vw'

/**
 * The opening of a page. Its picture is the largest element in view, so it is fetched first; it comes first in the HTML, too,
 * so that it never pushes words away that have been painted.
 */
export const Hero = ({heading, text, image, action, secondAction, eager = true}: HeroProps) => (
    <section className="hero">
        <Picture {...image} className="hero__image" sizes={SIZES} largest={640} eager={eager} />
        <div className="hero__words">
            <h1 className="hero__heading">{heading}</h1>
            <p className="hero__text">{text}</p>
            <div className="hero__actions">
                {action ? (
                    <ButtonLink look="accent" to={action.href}>
                        {action.label}
                    </ButtonLink>
                ) : null}
                {secondAction ? (
                    <ButtonLink look="secondary" to={secondAction.href}>
                        {secondAction.label}
                    </ButtonLink>
                ) : null}
            </div>
        </div>
    </section>
)
