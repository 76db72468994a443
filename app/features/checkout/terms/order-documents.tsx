import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {documentAddress, type OpenedFrom} from '@app/commerce/account/documents'
import {useLocale} from '@app/routing/route/app-context'
import {usePageLocation} from '@app/routing/route/location'
import {Notice} from '@app/ui/feedback/notice'
import {paperMessages as texts} from '../frame/terms-messages'

export type PaperLinkProps = {
    agreementId: string
    /** The reference of a receipt; the agreement itself if it is left out. */
    reference?: string
    from: OpenedFrom
    children: ReactNode
    onOpen?: () => void
}

/**
 * A link to an agreement, or to the receipt of a payment for it. The file opens in a new tab, so that what is typed
 * here is kept.
 */
export const PaperLink = ({agreementId, reference, from, children, onOpen}: PaperLinkProps) => (
    <a
        href={documentAddress(agreementId, reference ?? 'agreement', useLocale(), from)}
        target="_blank"
        rel="noreferrer"
        onClick={onOpen}
        onAuxClick={onOpen}
    >
        {children}
    </a>
)

/** Says that a document could not be opened; the shopper was sent back here because of that. */
export const FailedPaper = () => {
    const {formatMessage} = useIntl()
    const {search} = usePageLocation()
    if (new URLSearchParams(search).get('document') !== 'failed') return null
    return (
        <Notice tone="warning" live>
            {formatMessage(texts.failed)}
        </Notice>
    )
}

export type OrderDocumentsProps = {agreementIds: readonly string[]; reference: string}

/** The documents of an order to keep: each signed agreement, and the receipt of what was paid online (D-29, D-30). */
export const OrderDocuments = ({agreementIds, reference}: OrderDocumentsProps) => {
    const {formatMessage} = useIntl()
    const [first] = agreementIds
    const of = agreementIds.length
    if (first === undefined) return null
    return (
        <section aria-labelledby="order-papers">
            <h2 id="order-papers">{formatMessage(texts.title)}</h2>
            <FailedPaper />
            <ul className="checkout__sentences">
                {agreementIds.map((id, at) => (
                    <li key={id}>
                        <PaperLink agreementId={id} from="confirmation">
                            {of === 1
                                ? formatMessage(texts.signed)
                                : formatMessage(texts.signedOf, {number: at + 1, of})}
                        </PaperLink>
                    </li>
                ))}
                {reference === '' ? null : (
                    <li>
                        <PaperLink agreementId={first} reference={reference} from="confirmation">
                            {formatMessage(texts.receipt)}
                        </PaperLink>
                    </li>
                )}
            </ul>
        </section>
    )
}
