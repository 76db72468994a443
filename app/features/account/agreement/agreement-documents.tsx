import {useState} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {
    type AgreementDocument,
    agreementDocuments,
    documentAddress
} from '@app/commerce/account/documents'
import {useLocale} from '@app/routing/route/app-context'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {commonMessages} from '@app/ui/common-messages'
import {AccountSection} from '../frame/account-section'
import {LinesSkeleton} from '../frame/account-skeleton'

const texts = {
    failed: commonMessages.documentNotOpened,
    ...defineMessages({
        title: {id: 'account.documents.title', defaultMessage: 'Documents'},
        signed: {id: 'account.documents.signed', defaultMessage: 'Your signed agreement (PDF)'},
        unsigned: {
            id: 'account.documents.unsigned',
            defaultMessage: 'The agreement to read before you sign (PDF)'
        },
        receipt: {
            id: 'account.documents.receipt',
            defaultMessage: 'Receipt {reference}: {amount} on {day} (PDF)'
        },
        more: {
            id: 'account.documents.more',
            defaultMessage: 'Show {count, plural, one {# older receipt} other {# older receipts}}'
        },
        empty: {id: 'account.documents.empty', defaultMessage: 'There is no document yet.'}
    })
}

/** How many documents are shown at first: the agreement and the latest receipts. A button shows the older ones. */
const FIRST_SHOWN = 4

const useDocumentName = () => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    return (document: AgreementDocument): string => {
        if (document.kind === 'agreement') {
            return formatMessage(document.isSigned ? texts.signed : texts.unsigned)
        }
        const {reference, amount, day} = document
        return formatMessage(texts.receipt, {
            reference,
            amount: money(amount),
            day: dayText(day)
        })
    }
}

type ListProps = {agreementId: string; documents: readonly AgreementDocument[]}

const DocumentList = ({agreementId, documents}: ListProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const nameOf = useDocumentName()
    const [isWhole, setWhole] = useState(false)
    const shown = isWhole ? documents : documents.slice(0, FIRST_SHOWN)
    const count = documents.length - shown.length
    return (
        <>
            <ul className="account-documents">
                {shown.map((document) => (
                    <li key={document.id}>
                        <a href={documentAddress(agreementId, document.id, locale)}>
                            {nameOf(document)}
                        </a>
                    </li>
                ))}
            </ul>
            {count > 0 ? (
                <p>
                    <Button look="quiet" onClick={() => setWhole(true)}>
                        {formatMessage(texts.more, {count})}
                    </Button>
                </p>
            ) : null}
        </>
    )
}

export type AgreementDocumentsProps = {
    agreementId: string
    /** True if a document was requested and could not be opened. */
    hasFailed: boolean
}

/** The signed agreement and a receipt for each payment, each as a file (D-30). */
export const AgreementDocuments = ({agreementId, hasFailed}: AgreementDocumentsProps) => {
    const {formatMessage} = useIntl()
    const documents = usePersonalQuery(({commerce, customerId}) =>
        agreementDocuments(commerce, customerId, agreementId)
    )
    return (
        <AccountSection title={formatMessage(texts.title)}>
            {hasFailed ? (
                <Notice tone="warning" live>
                    {formatMessage(texts.failed)}
                </Notice>
            ) : null}
            <AsyncContent
                from={documents}
                skeleton={<LinesSkeleton />}
                empty={<p className="account-note">{formatMessage(texts.empty)}</p>}
            >
                {(known) => <DocumentList agreementId={agreementId} documents={known} />}
            </AsyncContent>
        </AccountSection>
    )
}
