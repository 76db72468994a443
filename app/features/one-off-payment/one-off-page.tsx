import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    forgetOneOffAttempt,
    type OneOffAttempt,
    useOneOffAttempt
} from '@app/commerce/one-off/one-off-attempt'
import {useLookUpOneOff} from '@app/commerce/one-off/one-off-payment'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
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
import {PaymentAttempt} from '@app/ui/payment/payment-attempt'
import {FindAgreement} from './find-agreement'
import {endMessages, findMessages as texts, receiptMessages} from './messages'
import {receiptPath} from './one-off-addresses'
import {PayAmount} from './pay-amount'
import {type FoundDue, usePaying} from './paying'

/** The shopper's store, who can be called; null if it is not known, or not requested. */
const useShopStore = (isRequested: boolean): Store | null => {
    const {commerce, storeId} = useAppContext()
    const query = storeId === undefined ? emptyQuery : storeById(commerce, storeId)
    const store = useCommerceQuery<Store | null>(query, isRequested)
    return store.state === 'ready' ? store.value : null
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

type FindProps = {isNotTaken: boolean; onFound: (found: FoundDue) => void}

const Find = ({isNotTaken, onFound}: FindProps) => {
    const {formatMessage} = useIntl()
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
            <FindAgreement onFound={(known, due) => onFound({known, due})} />
        </>
    )
}

const Steps = () => {
    const goTo = useNavigate()
    const stored = useOneOffAttempt()
    const [found, setFound] = useState<FoundDue | null>(null)
    const paying = usePaying(stored, found, setFound)
    const lookUp = useLookUpOneOff()
    const store = useShopStore(paying.pendingAttempt !== null)
    if (stored?.isPaid) return <PaidBefore attempt={stored} />
    return (
        <PaymentAttempt
            payment={paying}
            lookUp={(attempt) => lookUp({attempt, now: Date.now()})}
            onPaid={() => goTo(receiptPath)}
            store={store}
        >
            {found ? (
                <PayAmount {...found} paying={paying} onOther={() => setFound(null)} />
            ) : (
                <Find isNotTaken={paying.problem === 'never-taken'} onFound={setFound} />
            )}
        </PaymentAttempt>
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
