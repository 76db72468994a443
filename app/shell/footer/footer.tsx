import {useIntl} from 'react-intl'
import {brand} from '@app/brand'
import type {Block} from '@app/commerce/content/block'
import {Link} from '@app/routing/links/link'
import {Logo} from '@app/ui/brand/logo'
import {LocaleLinks} from '../header/locale-links'
import {FooterBlock} from './footer-block'
import {messages} from './messages'

export type FooterProps = {
    /** Of the content page `footer`; none when it did not come [SHELL-023]. */
    blocks: readonly Block[]
    /** Of the page, without locale prefix. */
    path: string
}

/** The foot of every page. What the law wants said is not left to content (G-11). */
export const Footer = ({blocks, path}: FooterProps) => {
    const {formatMessage} = useIntl()
    return (
        <footer className="footer">
            <div className="container">
                <div className="footer__columns">
                    {blocks.map((block, place) => (
                        <FooterBlock key={place} block={block} />
                    ))}
                </div>
                <div className="footer__end">
                    <Logo />
                    <ul className="footer__legal">
                        <li>
                            <Link to="/privacy-policy">{formatMessage(messages.privacy)}</Link>
                        </li>
                        <li>
                            <Link to="/terms-conditions">{formatMessage(messages.terms)}</Link>
                        </li>
                    </ul>
                    <LocaleLinks path={path} />
                </div>
                <p className="footer__small">{formatMessage(messages.disclosure)}</p>
                <p className="footer__small">{formatMessage(messages.owner, {shop: brand.name})}</p>
            </div>
        </footer>
    )
}
