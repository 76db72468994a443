import {useIntl} from 'react-intl'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import {emptyQuery} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/session/identity'
import {type StoreChecks, storeChecks} from '@app/commerce/stores/store-flags'
import {needsIdentityCheck, wantedDocuments} from '@app/domain/approval/application'
import {identityPath} from '@app/domain/approval/application-path'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {identityMessages} from '../frame/identity-messages'
import {documentMessages, resultMessages} from '../frame/messages'

const kinds = ['income', 'identity', 'residence'] as const

/** The name of a kind of document, with examples [VERIFY-003]. */
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

/** Whether the shopper's store checks the identity in a step of its own; true if that is not known. */
export const useIdentityStep = (): boolean => {
    const {commerce, storeId} = useAppContext()
    const checks = useCommerceQuery<StoreChecks | null>(
        storeId === undefined ? emptyQuery : storeChecks(commerce, storeId)
    )
    return checks.state !== 'ready' || (checks.value?.isIdentityCheckEnabled ?? true)
}

/** For a guest: documents are sent from an account, and the approval moves to it (D-17). */
export const AccountNote = () => {
    const {formatMessage} = useIntl()
    return useIdentity().state === 'guest' ? (
        <p>{formatMessage(resultMessages.accountNeeded)}</p>
    ) : null
}

const isIdentity = ({kind}: {kind: string}) => kind === 'identity'

/** Whether the identity step is open: the store has one, and the number of tries is not used up (G-20). */
const useIsStepOpen = ({documents, identityTriesLeft}: Decision): boolean => {
    const hasStep = useIdentityStep()
    return needsIdentityCheck(hasStep && identityTriesLeft > 0, documents.filter(isIdentity))
}

type OpenProps = Pick<Decision, 'documents'> & {isStepOpen: boolean}

/** The next step: the identity check if the store has one, otherwise the uploads (G-20). */
const NextLinks = ({documents, isStepOpen}: OpenProps) => {
    const {formatMessage} = useIntl()
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

type ItemProps = {name: string; how?: string | undefined}

const Item = ({name, how}: ItemProps) => (
    <li>
        <strong>{name}</strong>
        {how === undefined ? null : <p>{how}</p>}
    </li>
)

/**
 * Each document with the papers that count, or that it was received; and the bank account, which is verified in the
 * checkout.
 */
const Wanted = ({documents, isBankOpen, isStepOpen}: OpenProps & Pick<Decision, 'isBankOpen'>) => {
    const {formatMessage} = useIntl()
    if (documents.length === 0 && !isBankOpen) return null
    return (
        <ul className="approval__list">
            {documents.map(({kind, isRequired}) => {
                const texts = documentTexts(kind)
                const document = formatMessage(texts.name)
                const how = isStepOpen && isIdentity({kind}) ? identityMessages.how : texts.how
                return isRequired ? (
                    <Item key={kind} name={document} how={formatMessage(how)} />
                ) : (
                    <Item key={kind} name={formatMessage(resultMessages.received, {document})} />
                )
            })}
            {isBankOpen ? (
                <Item
                    name={formatMessage(resultMessages.bank)}
                    how={formatMessage(resultMessages.bankHow)}
                />
            ) : null}
        </ul>
    )
}

/** Says that no document has to be sent: all were received, or none was asked for. */
const NothingToSend = ({documents}: Pick<Decision, 'documents'>) => {
    const {formatMessage} = useIntl()
    const words = documents.length > 0 ? resultMessages.allReceived : resultMessages.nothingWanted
    return <Notice tone="good">{formatMessage(words)}</Notice>
}

/**
 * The condition in the platform's words, and what fulfills it: documents, and a verified bank account [APPR-025]
 * [VERIFY-002].
 */
export const WantedDocuments = ({approval}: {approval: Decision}) => {
    const {formatMessage} = useIntl()
    const isStepOpen = useIsStepOpen(approval)
    const {condition, documents, isBankOpen} = approval
    const areDocumentsOpen = documents.some(({isRequired}) => isRequired)
    const isOpen = areDocumentsOpen || isBankOpen
    return (
        <section className="approval__part">
            <h2>{formatMessage(isOpen ? resultMessages.wanted : resultMessages.condition)}</h2>
            {condition === null ? null : <p>{condition}</p>}
            {areDocumentsOpen ? <p>{formatMessage(resultMessages.wantedWhy)}</p> : null}
            <Wanted documents={documents} isBankOpen={isBankOpen} isStepOpen={isStepOpen} />
            {areDocumentsOpen ? <NextLinks documents={documents} isStepOpen={isStepOpen} /> : null}
            {isOpen ? null : <NothingToSend documents={documents} />}
        </section>
    )
}
