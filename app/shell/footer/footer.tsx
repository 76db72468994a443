import type {Block, ContentAnchor} from '@app/commerce/content/blocks'
import {Link} from '@app/routing/links/link'
import {useBrand} from '@app/routing/route/app-context'
import {Logo} from '@app/ui/brand/logo'
import {RichText} from '@app/ui/typography/rich-text'
import {LocaleLinks} from '../header/header-links'
import {LegalLinks, SmallPrint} from './legal'

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

/** The blocks that a footer can show: columns of links, a contact tile, and text. */
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

export type FooterProps = {
    /** The blocks of the content page `footer`; empty if it could not be fetched [SHELL-023]. */
    blocks: readonly Block[]
    /** The page's path, without locale prefix. */
    path: string
}

/** The footer of every page. What the law requires does not depend on content (G-11). */
export const Footer = ({blocks, path}: FooterProps) => (
    <footer className="footer">
        <div className="container">
            <div className="footer__columns">
                {blocks.map((block, index) => (
                    <FooterBlock key={index} block={block} />
                ))}
            </div>
            <div className="footer__end">
                <Logo of={useBrand()} />
                <ul className="footer__legal">
                    <LegalLinks />
                </ul>
                <LocaleLinks path={path} />
            </div>
            <SmallPrint />
        </div>
    </footer>
)
