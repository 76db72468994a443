import type {Block, ContentAnchor} from '@app/commerce/content/block'
import {Link} from '@app/routing/links/link'
import {RichText} from '@app/ui/words/rich-text/rich-text'

type ColumnProps = {heading: string; text?: string; links: readonly ContentAnchor[]}

const Column = ({heading, text, links}: ColumnProps) => (
    <section className="footer__column">
        <h2 className="footer__heading">{heading}</h2>
        {text ? <p>{text}</p> : null}
        <ul className="footer__links">
            {links.map(({label, href}) => (
                <li key={href}>
                    <Link to={href}>{label}</Link>
                </li>
            ))}
        </ul>
    </section>
)

/** The blocks that a footer knows: columns of links, a way to reach the shop, and words. */
export const FooterBlock = ({block}: {block: Block}) => {
    if (block.type === 'link-list') return <Column heading={block.heading} links={block.links} />
    if (block.type === 'contact-tile') {
        const {heading, text, action} = block
        return <Column heading={heading} text={text} links={action ? [action] : []} />
    }
    if (block.type === 'rich-text') {
        return (
            <div className="footer__words">
                <RichText html={block.html} />
            </div>
        )
    }
    return null
}
