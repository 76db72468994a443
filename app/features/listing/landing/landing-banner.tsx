import {useId} from 'react'
import {Link} from '@app/routing/links/link'
import type {Landing} from './use-landing'

/** What a category opens with: a few words and a way on, in little room and without a picture, as products come first. */
export const LandingBanner = ({banner}: {banner: NonNullable<Landing['above']>}) => {
    const headingId = useId()
    const {heading, text, action} = banner
    return (
        <section className="landing" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <p>
                {text} {action ? <Link to={action.href}>{action.label}</Link> : null}
            </p>
        </section>
    )
}
