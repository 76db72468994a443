import {useIntl} from 'react-intl'
import {requestedDocuments} from '@app/commerce/approvals/documents'
import type {RequestedDocument} from '@app/commerce/approvals/existing-approval'
import {wantedDocuments} from '@app/domain/approval/application'
import {identityPath} from '@app/domain/approval/application-path'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {definePage, personal} from '@app/routing/route/page'
import {useLastDecision} from '@app/routing/data/use-own-amount'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {ApprovalBodySkeleton, titledSkeleton} from '../frame/approval-page.skeleton'
import {overviewMessages} from './document-messages'
import {StoreContact} from '../frame/store-contact'
import {documentTexts, useIdentityStep} from './wanted-documents'

const NothingWanted = () => {
    const {formatMessage} = useIntl()
    return (
        <Notice tone="good">
            <p>{formatMessage(overviewMessages.nothing)}</p>
            <ButtonLink look="quiet" to="/approved">
                {formatMessage(overviewMessages.approval)}
            </ButtonLink>
        </Notice>
    )
}

/** Each kind of document with the papers that count, and whether it was received. */
const DocumentList = ({documents}: {documents: readonly RequestedDocument[]}) => {
    const {formatMessage} = useIntl()
    const hasIdentityStep = useIdentityStep()
    const decision = useLastDecision()
    const isLocked = decision.state === 'ready' && decision.value?.identityTriesLeft === 0
    const canAnswer = hasIdentityStep && !isLocked
    return (
        <ul className="approval__review">
            {documents.map(({kind, isRequired}) => {
                const {name, how} = documentTexts(kind)
                const state = isRequired ? overviewMessages.wanted : overviewMessages.received
                return (
                    <li key={kind} className="approval__reviewed">
                        <h2>{formatMessage(name)}</h2>
                        <span>{formatMessage(state)}</span>
                        {isRequired ? <p>{formatMessage(how)}</p> : null}
                        {isRequired && kind === 'identity' && canAnswer ? (
                            <Link to={identityPath}>
                                {formatMessage(overviewMessages.verifyInstead)}
                            </Link>
                        ) : null}
                    </li>
                )
            })}
        </ul>
    )
}

export type DocumentsPageProps = {documents: Loadable<RequestedDocument[]>}

/** Which documents are needed, and which were received [ROUTE-051] [VERIFY-008]. */
export const DocumentsOverviewPage = ({documents}: DocumentsPageProps) => {
    const {formatMessage} = useIntl()
    return (
        <Main look="approval">
            <Head title={formatMessage(overviewMessages.title)} index={false} />
            <h1>{formatMessage(overviewMessages.title)}</h1>
            <AsyncContent
                from={documents}
                skeleton={<ApprovalBodySkeleton />}
                empty={<NothingWanted />}
            >
                {(requested) =>
                    wantedDocuments(requested).length === 0 ? (
                        <>
                            <DocumentList documents={requested} />
                            <NothingWanted />
                        </>
                    ) : (
                        <>
                            <p className="approval__lead">{formatMessage(overviewMessages.lead)}</p>
                            <DocumentList documents={requested} />
                            <ButtonLink to="/my-accounts/verification-submission">
                                {formatMessage(overviewMessages.start)}
                            </ButtonLink>
                        </>
                    )
                }
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
})(DocumentsOverviewPage)
