import {useIntl} from 'react-intl'
import type {AgreementSummary} from '@app/commerce/account/agreements'
import type {PaidPart, PastPayment} from '@app/commerce/account/payments/payment-history'
import type {Store} from '@app/commerce/stores/store'
import {dollarsFromCents} from '@app/domain/prices/money'
import {csvOf, saveFile} from '@app/lib/text/csv'
import {Button} from '@app/ui/button/button'
import {Select} from '@app/ui/form/fields/select'
import {filterMessages as texts, pastMessages} from './payment-messages'
import {dayAtStore} from '../frame/store-day'

/** Which payments are shown: those of an agreement or club (its id) and of a year. An empty string means all. */
export type PaymentFilter = {id: string; year: string}

const yearOf = (payment: PastPayment, store: Store | null): string =>
    dayAtStore(store, new Date(payment.paidAt)).slice(0, 4)

/** The payments that match the filter, in the same order. */
export const filteredPayments = (
    payments: readonly PastPayment[],
    {id, year}: PaymentFilter,
    store: Store | null
): PastPayment[] =>
    payments.filter(
        (payment) =>
            (id === '' || payment.parts.some((part) => part.id === id)) &&
            (year === '' || yearOf(payment, store) === year)
    )

/** Returns a function that names what a part of a payment was for, by its number. */
export const usePartName = (
    summary: AgreementSummary | undefined
): ((part: PaidPart) => string) => {
    const {formatMessage} = useIntl()
    return ({id, of, kind}) => {
        const known = of === 'club' ? summary?.clubs : summary?.agreements
        const number = known?.find((one) => one.id === id)?.number ?? id
        const name = formatMessage(of === 'club' ? pastMessages.club : pastMessages.agreement, {
            number
        })
        return kind === 'early-purchase' ? formatMessage(pastMessages.early, {name}) : name
    }
}

export type PaymentFilterProps = {
    payments: readonly PastPayment[]
    summary: AgreementSummary | undefined
    store: Store | null
    filter: PaymentFilter
    onChange: (filter: PaymentFilter) => void
}

/** The filters: agreements, clubs and years for which there are payments. */
export const PaymentFilters = ({
    payments,
    summary,
    store,
    filter,
    onChange
}: PaymentFilterProps) => {
    const {formatMessage} = useIntl()
    const nameOf = usePartName(summary)
    const parts = new Map(
        payments.flatMap((payment) =>
            payment.parts.map((part) => [part.id, {...part, kind: 'due' as const}] as const)
        )
    )
    const years = [...new Set(payments.map((payment) => yearOf(payment, store)))]
    return (
        <div className="payment-filters">
            <Select
                label={formatMessage(texts.of)}
                value={filter.id}
                onChange={({target}) => onChange({...filter, id: target.value})}
                options={[
                    {value: '', label: formatMessage(texts.all)},
                    ...[...parts.values()].map((part) => ({value: part.id, label: nameOf(part)}))
                ]}
            />
            <Select
                label={formatMessage(texts.year)}
                value={filter.year}
                onChange={({target}) => onChange({...filter, year: target.value})}
                options={[
                    {value: '', label: formatMessage(texts.everyYear)},
                    ...years.map((year) => ({value: year, label: year}))
                ]}
            />
        </div>
    )
}

type SavedProps = Pick<PaymentFilterProps, 'payments' | 'summary' | 'store'>

/** Prints the shown payments, or downloads them as a file with one line for each part, exact to the cent. */
export const PaymentCopies = ({payments, summary, store}: SavedProps) => {
    const {formatMessage} = useIntl()
    const nameOf = usePartName(summary)
    const save = () => {
        const head = [
            formatMessage(texts.date),
            formatMessage(pastMessages.reference),
            formatMessage(texts.of),
            formatMessage(pastMessages.paidWith),
            formatMessage(texts.amount)
        ]
        const lines = payments.flatMap((payment) =>
            payment.parts.map((part) => [
                dayAtStore(store, new Date(payment.paidAt)),
                payment.reference,
                nameOf(part),
                payment.lastFour ?? '',
                dollarsFromCents(part.amount).toFixed(2)
            ])
        )
        saveFile('payments.csv', csvOf([head, ...lines]))
    }
    return (
        <p className="account-actions">
            <Button look="secondary" onClick={() => window.print()}>
                {formatMessage(texts.print)}
            </Button>
            <Button look="secondary" onClick={save}>
                {formatMessage(texts.save)}
            </Button>
        </p>
    )
}
