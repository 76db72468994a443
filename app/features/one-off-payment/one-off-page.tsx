import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    forgetOneOffAttempt,
    type OneOffAttempt,
    useOneOffAttempt
} from '@app/commerce/one-off/one-off-attempt'
import {type OneOffDue, useLookUpOneOff} from '@app/commerce/one-off/one-off-payment'
import type {KnownRenter} from '@app/domain/one-off-payment'
import {useHydrated} from '@app/lib/react-hooks'
import {Head} from '@app/routing/head'
import {Link} from '@app/routing/link'
import {useNavigate} from '@app/routing/location'
import {definePage} from '@app/routing/page'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {PaymentCheck} from '@app/ui/feedback/payment-check'
import {Main} from '@app/ui/navigation/main'
import {FindAgreement} from './find-agreement'
import {endMessages, findMessages as texts, receiptMessages} from './messages'
import {receiptPath} from './one-off-addresses'
import {PayAmount} from './pay-amount'

type CheckingProps = {attempt: OneOffAttempt; onNeverTaken: () => void}

/** Checks a payment whose result is unknown. */
const Checking = ({attempt, onNeverTaken}: CheckingProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const lookUp = useLookUpOneOff()
    return (
        <PaymentCheck
            sentAt={attempt.sentAt}
            lookUp={() => lookUp(attempt)}
            onPaid={() => goTo(receiptPath)}
            onNeverTaken={onNeverTaken}
        >
            {formatMessage(endMessages.checking)}
        </PaymentCheck>
    )
}

/** Shown after a payment in this browser: a link to the receipt, and a button to make another payment. */
const PaidBefore = ({attempt}: {attempt: OneOffAttempt}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Notice tone="good">
                {formatMessage(receiptMessages.before, {number: attempt.agreementNumber})}
            </Notice>
            <p className="one-off__actions">
                <ButtonLink to={receiptPath}>{formatMessage(receiptMessages.see)}</ButtonLink>
                <Button look="quiet" onClick={forgetOneOffAttempt}>
                    {formatMessage(receiptMessages.again)}
                </Button>
            </p>
        </>
    )
}

type Found = {known: KnownRenter; due: OneOffDue}

const Steps = () => {
    const {formatMessage} = useIntl()
    const attempt = useOneOffAttempt()
    const [found, setFound] = useState<Found | null>(null)
    const [isNotTaken, setNotTaken] = useState(false)
    if (attempt?.isPaid) return <PaidBefore attempt={attempt} />
    // While the payment is being sent, keep the form with its busy button.
    if (attempt && !found) {
        return (
            <Checking
                attempt={attempt}
                onNeverTaken={() => {
                    setNotTaken(true)
                    forgetOneOffAttempt()
                }}
            />
        )
    }
    if (found) {
        return (
            <PayAmount
                {...found}
                onDue={(due) => setFound({...found, due})}
                onUnknown={() => setFound(null)}
                onOther={() => setFound(null)}
            />
        )
    }
    return (
        <>
            {isNotTaken ? (
                <Notice tone="warning" live>
                    {formatMessage(endMessages.neverTaken)}
                </Notice>
            ) : null}
            <p>{formatMessage(texts.intro)}</p>
            <p>
                <Link to={`/login?return=${encodeURIComponent('/my-accounts/payment-agreement')}`}>
                    {formatMessage(texts.signIn)}
                </Link>
            </p>
            <FindAgreement onFound={(known, due) => setFound({known, due})} />
        </>
    )
}

/**
 * Paying what is due without an account: the payer gives the agreement's number and the renter's zip and phone (G-28,
 * D-31).
 */
export const OneOffPage = () => {
    const {formatMessage} = useIntl()
    const isHydrated = useHydrated()
    return (
        <Main look="one-off">
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            {isHydrated ? <Steps /> : <Skeleton height="20rem" />}
            <noscript>
                <Notice>{formatMessage(texts.needsScript)}</Notice>
            </noscript>
        </Main>
    )
}

const OneOffSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="one-off" pending>
            <h1>{formatMessage(texts.title)}</h1>
            <Skeleton height="20rem" />
        </Main>
    )
}

export const page = definePage({loader: () => ({}), skeleton: OneOffSkeleton})(OneOffPage)
