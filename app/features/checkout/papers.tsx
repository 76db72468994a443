import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {documentAddress, type OpenedFrom} from '@app/commerce/account/documents'
import {useLocale} from '@app/routing/app-context'
import {usePageLocation} from '@app/routing/location'
import {Notice} from '@app/ui/feedback/notice'
import {paperMessages as texts} from './terms-messages'

export type PaperLinkProps = {
    agreementId: string
    /** A receipt, by its reference; the agreement itself where left out. */
    reference?: string
    from: OpenedFrom
    children: ReactNode
    onOpen?: () => void
}

/** An agreement, or the receipt of a payment for it, as a file, in a tab of its own: what is being filled in here stays as it is. */
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

/** That the paper could not be had for which the shopper was led back here. */
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

export type OrderPapersProps = {agreementIds: readonly string[]; reference: string}

/** What a shopper keeps of an order: each signed agreement, and the receipt of what was paid online (D-29, D-30). */
export const OrderPapers = ({agreementIds, reference}: OrderPapersProps) => {
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
