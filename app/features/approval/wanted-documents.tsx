import {useIntl} from 'react-intl'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import {emptyQuery} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/shopper/identity'
import {type StoreChecks, storeChecks} from '@app/commerce/stores/store-flags'
import {needsIdentityCheck, wantedDocuments} from '@app/domain/application'
import {identityPath} from '@app/domain/application-path'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {identityMessages} from './identity-messages'
import {documentMessages, resultMessages} from './messages'

const kinds = ['income', 'identity', 'residence'] as const

/** The name of a kind of document, and how it looks [VERIFY-003]. */
export const documentTexts = (kind: string) => {
    const known = kinds.find((each) => each === kind) ?? 'other'
    const how = {
        income: documentMessages.incomeHow,
        identity: documentMessages.identityHow,
        residence: documentMessages.residenceHow,
        other: documentMessages.otherHow
    }
    return {name: documentMessages[known], how: how[known]}
}

/** Whether the shopper's store verifies who somebody is in a step of its own; it does where it says nothing. */
export const useIdentityStep = (): boolean => {
    const {commerce, storeId} = useAppContext()
    const checks = useCommerceQuery<StoreChecks | null>(
        storeId === undefined ? emptyQuery : storeChecks(commerce, storeId)
    )
    return checks.state !== 'ready' || (checks.value?.isIdentityCheckEnabled ?? true)
}

/** For a guest: that documents are sent from an account, which their approval goes along to (D-17). */
export const AccountNote = () => {
    const {formatMessage} = useIntl()
    return useIdentity().state === 'guest' ? (
        <p>{formatMessage(resultMessages.accountNeeded)}</p>
    ) : null
}

/** The one next thing to do first: who somebody is, where the store has a step for it, else the uploads (G-20). */
const NextLinks = ({documents}: Pick<Decision, 'documents'>) => {
    const {formatMessage} = useIntl()
    const hasStep = useIdentityStep()
    const identity = documents.filter(({kind}) => kind === 'identity')
    const isStepOpen = needsIdentityCheck(hasStep, identity)
    const uploads = wantedDocuments(documents).filter((kind) => !isStepOpen || kind !== 'identity')
    return (
        <>
            {uploads.length > 0 ? <AccountNote /> : null}
            <div className="approval__actions">
                {isStepOpen ? (
                    <ButtonLink to={identityPath} prefetch={false}>
                        {formatMessage(identityMessages.verify)}
                    </ButtonLink>
                ) : null}
                {uploads.length > 0 ? (
                    <ButtonLink
                        look={isStepOpen ? 'secondary' : 'primary'}
                        to="/my-accounts/verification-submission-overview"
                        prefetch={false}
                    >
                        {formatMessage(resultMessages.send)}
                    </ButtonLink>
                ) : null}
            </div>
        </>
    )
}

/** The condition in the platform's words, and which documents meet it [APPR-025] [VERIFY-002]. */
export const WantedDocuments = ({approval}: {approval: Decision}) => {
    const {formatMessage} = useIntl()
    const {condition, documents} = approval
    const isAllThere = documents.every(({isRequired}) => !isRequired)
    return (
        <section className="approval__part">
            <h2>{formatMessage(resultMessages.wanted)}</h2>
            {condition === null ? null : <p>{condition}</p>}
            {isAllThere ? null : <p>{formatMessage(resultMessages.wantedWhy)}</p>}
            <ul className="approval__list">
                {documents.map(({kind, isRequired}) => {
                    const {name, how} = documentTexts(kind)
                    const document = formatMessage(name)
                    return (
                        <li key={kind}>
                            <strong>
                                {isRequired
                                    ? document
                                    : formatMessage(resultMessages.received, {document})}
                            </strong>
                            {isRequired ? <p>{formatMessage(how)}</p> : null}
                        </li>
                    )
                })}
            </ul>
            {isAllThere ? (
                <Notice tone="good">{formatMessage(resultMessages.allReceived)}</Notice>
            ) : (
                <NextLinks documents={documents} />
            )}
        </section>
    )
}
