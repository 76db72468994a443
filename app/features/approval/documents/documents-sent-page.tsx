import {useIntl} from 'react-intl'
import {requestedDocuments} from '@app/commerce/approvals/documents'
import {wantedDocuments} from '@app/domain/approval/application'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {definePage, type LoaderArgs, personal} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {ButtonLink} from '@app/ui/button/button'
import {AsyncContent} from '@app/ui/async/async-content'
import {Main} from '@app/ui/navigation/main'
import {ApprovalBodySkeleton, titledSkeleton} from '../frame/approval-page.skeleton'
import {overviewMessages, sentMessages} from './document-messages'
import type {DocumentsPageProps} from './documents-overview-page'
import {StoreContact} from '../frame/store-contact'
import {documentTexts} from './wanted-documents'

const overviewPath = '/my-accounts/verification-submission-overview'

const Sent = ({kinds}: {kinds: readonly string[]}) => {
    const {formatMessage} = useIntl()
    if (kinds.length === 0) {
        return (
            <>
                <p className="approval__lead">{formatMessage(sentMessages.next)}</p>
                <div className="approval__actions">
                    <ButtonLink to="/shop-approved-items" prefetch={false}>
                        {formatMessage(sentMessages.shop)}
                    </ButtonLink>
                    <ButtonLink look="secondary" to="/pre-approvedPage">
                        {formatMessage(overviewMessages.approval)}
                    </ButtonLink>
                </div>
            </>
        )
    }
    return (
        <>
            <p className="approval__lead">{formatMessage(overviewMessages.lead)}</p>
            <ul className="approval__list">
                {kinds.map((kind) => (
                    <li key={kind}>{formatMessage(documentTexts(kind).name)}</li>
                ))}
            </ul>
            <ButtonLink to="/my-accounts/verification-submission">
                {formatMessage(overviewMessages.start)}
            </ButtonLink>
        </>
    )
}

/**
 * Confirms that the platform has received the documents, and says what happens next [ROUTE-053] [VERIFY-008]. Redirects
 * to the overview if no documents were asked for (D-24).
 */
export const DocumentsSentPage = ({documents, at}: DocumentsPageProps & {at: LoaderArgs}) => {
    const {formatMessage} = useIntl()
    if (documents.state === 'ready' && documents.value.length === 0) {
        return <PageRedirect to={inLocale(at.locale, overviewPath)} />
    }
    const isIncomplete = documents.state === 'ready' && wantedDocuments(documents.value).length > 0
    const known = isIncomplete ? sentMessages.still : sentMessages.title
    const title = formatMessage(documents.state === 'ready' ? known : overviewMessages.title)
    return (
        <Main look="approval">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <AsyncContent from={documents} skeleton={<ApprovalBodySkeleton />} empty={null}>
                {(requested) => <Sent kinds={wantedDocuments(requested)} />}
            </AsyncContent>
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({
        documents: personal(({commerce, customerId}) => requestedDocuments(commerce, customerId))
    }),
    skeleton: titledSkeleton(overviewMessages.title)
})(DocumentsSentPage)
