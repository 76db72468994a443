import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import type {PaidPart, PastPayment} from '@app/commerce/account/payments/payment-history'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {usePartName} from './payment-filter'
import {pastMessages as texts} from './payment-messages'

export type ReceiptFactsProps = {
    payment: PastPayment
    /** Used for the names of the parts; undefined if it is not known. */
    summary: AgreementSummary | undefined
}

/** The contents of a receipt: its reference, how it was paid, and what each part was for (D-30). */
export const ReceiptFacts = ({payment, summary}: ReceiptFactsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {reference, lastFour, parts} = payment
    const nameOf = usePartName(summary)
    const labelOf = (part: PaidPart) => {
        const piece = summary?.agreements.find(({id}) => id === part.id)?.name
        const name = nameOf(part)
        return piece ? formatMessage(texts.piece, {piece, name}) : name
    }
    return (
        <Facts
            rows={[
                {label: formatMessage(texts.reference), value: reference},
                ...(lastFour === null
                    ? []
                    : [
                          {
                              label: formatMessage(texts.paidWith),
                              value: formatMessage(texts.ending, {lastFour})
                          }
                      ]),
                ...parts.map((part) => ({label: labelOf(part), value: money(part.amount)}))
            ]}
        />
    )
}
