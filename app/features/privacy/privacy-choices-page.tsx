import {useIntl} from 'react-intl'
import {privacyChoicesPath} from '@app/domain/person/tracking-consent'
import {Link} from '@app/routing/links/link'
import {definePage} from '@app/routing/route/page'
import {Head} from '@app/routing/view/head'
import {Main} from '@app/ui/navigation/main'
import {privacyMessages as messages} from './messages'
import {TrackingChoice} from './tracking-choice'

/** What is measured, for what and by whom, and the visitor's choice about it (G-64); readable without script. */
export const PrivacyChoicesPage = () => {
    const {formatMessage} = useIntl()
    const title = formatMessage(messages.title)
    return (
        <Main look="content-page">
            <Head
                title={title}
                description={formatMessage(messages.description)}
                canonical={privacyChoicesPath}
            />
            <h1>{title}</h1>
            <p className="prose">{formatMessage(messages.lead)}</p>
            <TrackingChoice />
            <div className="prose">
                <h2>{formatMessage(messages.whatHeading)}</h2>
                <ul>
                    <li>{formatMessage(messages.whatPages)}</li>
                    <li>{formatMessage(messages.whatProducts)}</li>
                    <li>{formatMessage(messages.whatVisitor)}</li>
                    <li>{formatMessage(messages.whatSpeed)}</li>
                </ul>
                <p>{formatMessage(messages.never)}</p>
                <h2>{formatMessage(messages.whyHeading)}</h2>
                <p>{formatMessage(messages.why)}</p>
                <h2>{formatMessage(messages.whoHeading)}</h2>
                <p>{formatMessage(messages.who)}</p>
                <h2>{formatMessage(messages.neededHeading)}</h2>
                <p>
                    {formatMessage(messages.needed, {
                        link: (words) => (
                            <Link key="policy" to="/privacy-policy">
                                {words}
                            </Link>
                        )
                    })}
                </p>
            </div>
        </Main>
    )
}

export const page = definePage({loader: () => ({}), skeleton: PrivacyChoicesPage})(
    PrivacyChoicesPage
)
