import {useId} from 'react'
import {ButtonLink} from '../../button/button'
import type {ContentLink} from '../banner'

export type ContactTileProps = {heading: string; text: string; action: ContentLink | null}

/** A way to contact the shop [CONTENT-020]. */
export const ContactTile = ({heading, text, action}: ContactTileProps) => {
    const headingId = useId()
    return (
        <section className="contact" aria-labelledby={headingId}>
            <h2 id={headingId} className="contact__heading">
                {heading}
            </h2>
            <p>{text}</p>
            {action ? (
                <ButtonLink look="secondary" to={action.href}>
                    {action.label}
                </ButtonLink>
            ) : null}
        </section>
    )
}
