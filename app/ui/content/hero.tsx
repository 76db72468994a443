import {ButtonLink} from '../button/button'
import {Picture} from '../picture/picture'
import type {ContentImage, ContentLink} from './banner'

export type HeroProps = {
    heading: string
    text: string
    image: ContentImage
    action: ContentLink | null
    secondAction: ContentLink | null
}

/** A little less than a phone shows: nobody sees the difference on a screen that fine, and it comes sooner. */
const SIZES = '(min-width: 64rem) 40rem, 85vw'

/** What a page opens with. Its picture is the largest thing in sight, so it is fetched first. */
export const Hero = ({heading, text, image, action, secondAction}: HeroProps) => (
    <section className="hero">
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
        <Picture {...image} className="hero__image" sizes={SIZES} largest={640} eager />
    </section>
)
