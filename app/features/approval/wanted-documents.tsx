import {useIntl} from 'react-intl'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
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

/** The condition in the platform's words, and which documents meet it [APPR-025] [VERIFY-002]. */
export const WantedDocuments = ({approval}: {approval: Decision}) => {
    const {formatMessage} = useIntl()
    const {condition, documents} = approval
    const isAllThere = documents.every(({isRequired}) => !isRequired)
    return (
        <section className="approval__part">
            <h2>{formatMessage(resultMessages.wanted)}</h2>
            {condition === null ? null : <p>{condition}</p>}
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
                <ButtonLink to="/my-accounts/verification-submission-overview" prefetch={false}>
                    {formatMessage(resultMessages.send)}
                </ButtonLink>
            )}
        </section>
    )
}
