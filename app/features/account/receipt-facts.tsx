import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import type {PaidPart, PastPayment} from '@app/commerce/account/payment-history'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {pastMessages as texts} from './payment-messages'

export type ReceiptFactsProps = {
    payment: PastPayment
    /** What the parts are called by; undefined where that is not known. */
    summary: AgreementSummary | undefined
}

/** What a receipt says: its reference, what it was paid with, and what each part was for (D-30). */
export const ReceiptFacts = ({payment, summary}: ReceiptFactsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {reference, lastFour, parts} = payment
    const nameOf = ({id, of, kind}: PaidPart): string => {
        const known = of === 'club' ? summary?.clubs : summary?.agreements
        const number = known?.find((one) => one.id === id)?.number ?? id
        const name = formatMessage(of === 'club' ? texts.club : texts.agreement, {number})
        return kind === 'early-purchase' ? formatMessage(texts.early, {name}) : name
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
                ...parts.map((part) => ({label: nameOf(part), value: money(part.amount)}))
            ]}
        />
    )
}
