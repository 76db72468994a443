import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {
    forgetOneOffAttempt,
    type OneOffAttempt,
    useOneOffAttempt
} from '@app/commerce/one-off/one-off-attempt'
import {
    oneOffReceipt,
    type OneOffReceipt,
    useLookUpOneOff
} from '@app/commerce/one-off/one-off-payment'
import {dayIn} from '@app/lib/browser/wall-clock'
import {useHydrated, useLatest} from '@app/lib/browser/react-hooks'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {Facts} from '@app/ui/typography/facts'
import {receiptMessages as texts} from './messages'
import {payPath} from './one-off-addresses'

const SESSION_ENDED = 401

/** The day of an instant in the payer's own time zone, because the renter's store is not known here. */
const ownDay = (instant: string): string =>
    dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant))

const Receipt = ({receipt}: {receipt: OneOffReceipt}) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const [money, dayText] = [useMoney(), useDayText()]
    const {total, paidAt, reference, agreementNumber, lastFour} = receipt
    const again = () => {
        forgetOneOffAttempt()
        goTo(payPath)
    }
    return (
        <>
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            <Notice tone="good">
                {formatMessage(texts.text, {amount: money(total), day: dayText(ownDay(paidAt))})}
            </Notice>
            <Facts
                rows={[
                    {label: formatMessage(texts.reference), value: reference},
                    {label: formatMessage(texts.agreement), value: agreementNumber},
                    ...(lastFour === null
                        ? []
                        : [
                              {
                                  label: formatMessage(texts.paidWith),
                                  value: formatMessage(texts.ending, {lastFour})
                              }
                          ])
                ]}
            />
            <p>{formatMessage(texts.keep)}</p>
            <p className="one-off__actions">
                <Button onClick={() => window.print()}>{formatMessage(texts.print)}</Button>
                <Button look="quiet" onClick={again}>
                    {formatMessage(texts.again)}
                </Button>
            </p>
        </>
    )
}

const NoReceipt = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Head title={formatMessage(texts.none)} index={false} />
            <h1>{formatMessage(texts.none)}</h1>
            <p>{formatMessage(texts.noneText)}</p>
            <p className="one-off__actions">
                <ButtonLink to={payPath}>{formatMessage(texts.make)}</ButtonLink>
                <ButtonLink look="quiet" to="/my-accounts/payment-history">
                    {formatMessage(texts.history)}
                </ButtonLink>
            </p>
        </>
    )
}

const ReceiptSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <h1>{formatMessage(texts.pendingTitle)}</h1>
            <Skeleton height="12rem" />
        </>
    )
}

/** The platform's receipt, fetched by the key of the attempt, so that it is still there after a reload. */
const ReceiptOf = ({attempt}: {attempt: OneOffAttempt}) => {
    const {formatMessage} = useIntl()
    const receipt = usePersonalQuery(({commerce, customerId}) =>
        oneOffReceipt(commerce, customerId, attempt)
    )
    const lookUp = useLatest(useLookUpOneOff())
    const stored = useLatest(attempt)
    const hasNoSession = receipt.state === 'failed' && receipt.failure.status === SESSION_ENDED
    useEffect(() => {
        // The guest's session has ended: this call starts a new one, and then the receipt is fetched.
        if (hasNoSession)
            lookUp.current({attempt: stored.current, now: Date.now()}).catch(() => undefined)
    }, [hasNoSession, lookUp, stored])

    if (hasNoSession) return <ReceiptSkeleton />
    return (
        <>
            {receipt.state === 'failed' ? <h1>{formatMessage(texts.pendingTitle)}</h1> : null}
            <AsyncContent from={receipt} skeleton={<ReceiptSkeleton />} empty={<NoReceipt />}>
                {(known) => <Receipt receipt={known} />}
            </AsyncContent>
        </>
    )
}

/** The receipt of a payment without an account, made in this browser within the last hour [ROUTE-040] (G-28) (D-30). */
export const ReceiptPage = () => {
    const {formatMessage} = useIntl()
    const isHydrated = useHydrated()
    const attempt = useOneOffAttempt()
    return (
        <Main look="one-off">
            <Head title={formatMessage(texts.pendingTitle)} index={false} />
            {isHydrated ? null : <ReceiptSkeleton />}
            {isHydrated && attempt === null ? <NoReceipt /> : null}
            {isHydrated && attempt ? <ReceiptOf attempt={attempt} /> : null}
        </Main>
    )
}

const ReceiptPageSkeleton = () => (
    <Main look="one-off" pending>
        <ReceiptSkeleton />
    </Main>
)

export const page = definePage({loader: () => ({}), skeleton: ReceiptPageSkeleton})(ReceiptPage)
