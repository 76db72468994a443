import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    forgetOneOffAttempt,
    type OneOffAttempt,
    useOneOffAttempt
} from '@app/commerce/one-off/one-off-attempt'
import {type OneOffDue, useLookUpOneOff} from '@app/commerce/one-off/one-off-payment'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import type {KnownRenter} from '@app/domain/payments/one-off-payment'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {useNavigate} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {PaymentCheck} from '@app/ui/payment/payment-check'
import {FindAgreement} from './find-agreement'
import {endMessages, findMessages as texts, receiptMessages} from './messages'
import {receiptPath} from './one-off-addresses'
import {PayAmount} from './pay-amount'

type CheckingProps = {attempt: Checked; takesFocus: boolean; onNeverTaken: () => void}

/** An attempt, and how many seconds the platform asks to wait before it is asked. */
type Checked = OneOffAttempt & {tryAgainIn?: number}

/** The shopper's store, who can be called; null if it is not known. */
const useShopStore = (): Store | null => {
    const {commerce, storeId} = useAppContext()
    const query = storeId === undefined ? emptyQuery : storeById(commerce, storeId)
    const store = useCommerceQuery<Store | null>(query)
    return store.state === 'ready' ? store.value : null
}

/** Checks a payment whose result is unknown. */
const Checking = ({attempt, takesFocus, onNeverTaken}: CheckingProps) => {
    const goTo = useNavigate()
    const lookUp = useLookUpOneOff()
    const store = useShopStore()
    return (
        <PaymentCheck
            sent={attempt}
            lookUp={() => lookUp({attempt, now: Date.now()})}
            onPaid={() => goTo(receiptPath)}
            onNeverTaken={onNeverTaken}
            store={store}
            takesFocus={takesFocus}
        />
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
    const stored = useOneOffAttempt()
    const [found, setFound] = useState<Found | null>(null)
    // Here too, because storage may be forbidden.
    const [unknown, setUnknown] = useState<Checked | null>(null)
    const [isNotTaken, setNotTaken] = useState(false)
    const attempt = unknown ?? stored
    if (attempt?.isPaid) return <PaidBefore attempt={attempt} />
    // While the payment is being sent, keep the form with its busy button.
    if (attempt && !found) {
        return (
            <Checking
                attempt={attempt}
                takesFocus={unknown !== null}
                onNeverTaken={() => {
                    setNotTaken(true)
                    setUnknown(null)
                }}
            />
        )
    }
    if (found) {
        return (
            <PayAmount
                {...found}
                onDue={(due) => setFound({...found, due})}
                onUnknown={(sent) => {
                    setUnknown(sent)
                    setFound(null)
                }}
                onOther={() => setFound(null)}
            />
        )
    }
    return (
        <>
            {isNotTaken ? (
                <Notice tone="warning" live>
                    {formatMessage(endMessages['never-taken'])}
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
