import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type AgreementSummary, agreementSummary} from '@app/commerce/account/agreements'
import {type PaymentMethod, paymentMethods} from '@app/commerce/account/payments/payment-methods'
import {
    useIsChangingMethods,
    useMakeDefaultMethod,
    useRemovePaymentMethod
} from '@app/commerce/account/payments/payments'
import {type RentalCustomer, rentalCustomer} from '@app/commerce/account/rental-customer'
import {toFailure} from '@app/commerce/client'
import {isRefused} from '@app/commerce/outcome/outcome'
import {methodStatus} from '@app/domain/agreements/account-alerts'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {personal} from '@app/routing/route/page'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {useWriteFailure} from '@app/ui/form/write-failure'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {Badge} from '@app/ui/typography/badge'
import {useDayText} from '@app/ui/typography/day-text'
import {autopayPagePath} from '../frame/account-addresses'
import {AddCard} from './add-card'
import {useMethodName} from './method-name'
import {methodMessages as texts} from './payment-messages'
import {accountPage, type AccountContentProps} from '../frame/account-page'

const PATH = '/my-accounts/payment-method'

type LineProps = {
    method: PaymentMethod
    today: CalendarDay
    /** True if autopay uses this card: then it cannot be removed until autopay is turned off. */
    isNeeded: boolean
    onRemove: () => void
    onDefault: () => void
}

const MethodLine = ({method, today, isNeeded, onRemove, onDefault}: LineProps) => {
    const {formatMessage} = useIntl()
    const [dayText, nameOf] = [useDayText(), useMethodName()]
    const isChanging = useIsChangingMethods()
    const standing = methodStatus(method.lastGoodDay, today)
    return (
        <li className="account-line">
            <h2>{nameOf(method)}</h2>
            <p className="badges">
                {method.isDefault ? <Badge>{formatMessage(texts.default)}</Badge> : null}
                {standing === 'good' ? null : (
                    <Badge tone="warning">{formatMessage(texts[standing])}</Badge>
                )}
            </p>
            {method.lastGoodDay !== null && standing !== 'expired' ? (
                <p className="account-note">
                    {formatMessage(texts.good, {day: dayText(method.lastGoodDay)})}
                </p>
            ) : null}
            {method.isDefault || standing === 'expired' ? null : (
                <Button
                    look="secondary"
                    pending={isChanging}
                    aria-label={formatMessage(texts.makeDefaultNamed, {method: nameOf(method)})}
                    onClick={onDefault}
                >
                    {formatMessage(texts.makeDefault)}
                </Button>
            )}
            {isNeeded ? (
                <p>
                    {formatMessage(texts.takenFrom)}{' '}
                    <Link to={autopayPagePath}>{formatMessage(texts.toAutopay)}</Link>
                </p>
            ) : (
                <Button
                    look="quiet"
                    pending={isChanging}
                    aria-label={formatMessage(texts.removeNamed, {method: nameOf(method)})}
                    onClick={onRemove}
                >
                    {formatMessage(texts.remove)}
                </Button>
            )}
        </li>
    )
}

type ListProps = {
    methods: readonly PaymentMethod[]
    /** The ids of the cards that autopay uses. */
    neededIds: readonly (string | null)[]
    today: CalendarDay
    onDone: () => void
}

const MethodList = ({methods, neededIds, today, onDone}: ListProps) => {
    const {formatMessage} = useIntl()
    const [nameOf, writeFailure] = [useMethodName(), useWriteFailure()]
    const [toRemove, setToRemove] = useState<PaymentMethod | null>(null)
    const {mutateAsync: remove} = useRemovePaymentMethod()
    const {mutateAsync: makeDefault} = useMakeDefaultMethod()
    const removeMethod = async ({id}: PaymentMethod) => {
        setToRemove(null)
        try {
            await remove(id)
            showToast(formatMessage(texts.removed), 'good')
        } catch (error) {
            const isInUse = isRefused(error) && toFailure(error).status === 409
            showToast(
                isInUse ? formatMessage(texts.inUse) : writeFailure(error, texts.failed),
                'error'
            )
        }
        onDone()
    }
    const prefer = async (method: PaymentMethod) => {
        try {
            await makeDefault(method.id)
            showToast(formatMessage(texts.isDefault, {method: nameOf(method)}), 'good')
        } catch (error) {
            showToast(writeFailure(error, texts.notDefault), 'error')
        }
        onDone()
    }
    return (
        <>
            <p>{formatMessage(texts.intro)}</p>
            <ul className="account-lines" aria-label={formatMessage(texts.title)}>
                {methods.map((method) => (
                    <MethodLine
                        key={method.id}
                        method={method}
                        today={today}
                        isNeeded={neededIds.includes(method.id)}
                        onRemove={() => setToRemove(method)}
                        onDefault={() => void prefer(method)}
                    />
                ))}
            </ul>
            {toRemove ? (
                <LateConfirmDialog
                    danger
                    title={formatMessage(texts.removeTitle)}
                    message={nameOf(toRemove)}
                    onConfirm={() => void removeMethod(toRemove)}
                    onCancel={() => setToRemove(null)}
                />
            ) : null}
        </>
    )
}

export type PaymentMethodsPageProps = {
    methods: Loadable<PaymentMethod[]>
    customer: Loadable<RentalCustomer>
    agreements: Loadable<AgreementSummary>
}

/** The ids of the cards that autopay uses. Empty if that is not known: then the platform refuses to remove such a card. */
const neededIdsOf = (agreements: Loadable<AgreementSummary>) =>
    agreements.state === 'ready'
        ? [...agreements.value.agreements, ...agreements.value.clubs]
              .filter(({hasAutopay}) => hasAutopay)
              .map(({autopayMethodId}) => autopayMethodId)
        : []

const SavedCards = ({
    page: {agreements},
    value,
    storeDay,
    onFocusHeading
}: AccountContentProps<PaymentMethodsPageProps, PaymentMethod[]>) => (
    <MethodList
        methods={value}
        neededIds={neededIdsOf(agreements)}
        today={storeDay.today}
        onDone={onFocusHeading}
    />
)

const NoCard = () => <p>{useIntl().formatMessage(texts.empty)}</p>

/** The saved cards, which of them have expired or soon will, and how to remove one [ACCT-035] [ROUTE-043] (G-43). */
export const page = accountPage({
    path: PATH,
    title: texts.title,
    loader: () => ({
        methods: personal(({commerce, customerId}) => paymentMethods(commerce, customerId)),
        customer: personal(({commerce, customerId}) => rentalCustomer(commerce, customerId)),
        agreements: personal(({commerce, customerId}) => agreementSummary(commerce, customerId))
    }),
    dataOf: ({methods}: PaymentMethodsPageProps) => methods,
    Content: SavedCards,
    Empty: NoCard,
    After: AddCard
})
