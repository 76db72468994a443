import {useIntl} from 'react-intl'
import {contentAsset} from '@app/commerce/content/content-asset'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage, optional} from '@app/routing/route/page'
import {Skeleton} from '@app/ui/async/skeleton'
import {showToast} from '@app/ui/feedback/toast'
import {Main} from '@app/ui/navigation/main'
import {RichText} from '@app/ui/typography/rich-text'
import {DealsForm} from './deals-form'
import {confirmationPath, signUpPath, termsAsset} from './deals-addresses'
import {dealsMessages as messages} from './messages'
import {signUpMarks} from './sign-up-marks'

/** What follows a sign-up, on the page and in the dialog: remembered, thanked for, confirmed [DEALS-012…016] (C-08). */
export const useSignedUp = (): (() => void) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    return () => {
        signUpMarks.accept()
        showToast(formatMessage(messages.thanks), 'good')
        goTo(confirmationPath)
    }
}

export type DealsPageProps = {terms: Loadable<string | null>}

/** The page for signing up for deals, which short links in text messages lead to; its terms are the editors' [DEALS-033]. */
export const DealsPage = ({terms}: DealsPageProps) => {
    const {formatMessage} = useIntl()
    const signedUp = useSignedUp()
    return (
        <Main look="deals">
            <Head
                title={formatMessage(messages.title)}
                description={formatMessage(messages.description)}
                canonical={signUpPath}
            />
            <h1>{formatMessage(messages.title)}</h1>
            <p>{formatMessage(messages.lead)}</p>
            <DealsForm onSignedUp={signedUp} />
            {terms.state === 'ready' && terms.value !== null ? (
                <section aria-label={formatMessage(messages.terms)} className="deals__terms">
                    <RichText html={terms.value} />
                </section>
            ) : null}
        </Main>
    )
}

const DealsSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="deals" pending>
            <h1>{formatMessage(messages.title)}</h1>
            <Skeleton height="24rem" />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce}) => ({terms: optional(contentAsset(commerce, termsAsset))}),
    skeleton: DealsSkeleton
})(DealsPage)
