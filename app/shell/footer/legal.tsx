import {useIntl} from 'react-intl'
import {privacyChoicesPath} from '@app/domain/person/tracking-consent'
import {Link} from '@app/routing/links/link'
import {useBrand} from '@app/routing/route/app-context'
import {messages} from './messages'

/** The links that the law requires on every page, as items of a list. */
export const LegalLinks = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <li>
                <Link to="/privacy-policy">{formatMessage(messages.privacy)}</Link>
            </li>
            <li>
                <Link to={privacyChoicesPath}>{formatMessage(messages.choices)}</Link>
            </li>
            <li>
                <Link to="/terms-conditions">{formatMessage(messages.terms)}</Link>
            </li>
        </>
    )
}

/** What rent-to-own means, and whose shop it is: the last lines of every page. */
export const SmallPrint = () => {
    const {formatMessage} = useIntl()
    const {name: shop} = useBrand()
    return (
        <>
            <p className="footer__small">{formatMessage(messages.disclosure)}</p>
            <p className="footer__small">{formatMessage(messages.owner, {shop})}</p>
        </>
    )
}
