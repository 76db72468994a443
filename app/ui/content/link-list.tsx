import {Link} from '@app/routing/links/link'
import type {ContentLink} from './banner'

export type LinkListProps = {heading: string; links: readonly ContentLink[]}

/** A list of links to other pages. */
export const LinkList = ({heading, links}: LinkListProps) => (
    <section className="section">
        <h2>{heading}</h2>
        <div className="prose">
            <ul>
                {links.map(({label, href}) => (
                    <li key={href}>
                        <Link to={href}>{label}</Link>
                    </li>
                ))}
            </ul>
        </div>
    </section>
)
