import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {agreementSummary} from '@app/commerce/account/agreements'
import {useReadAgreements} from '@app/commerce/checkout/agreements/agreements'
import {useIdentity} from '@app/commerce/session/identity'
import {type SigningResult, signingPaths, signingResult} from '@app/domain/basket/signing'
import {Head} from '@app/routing/view/head'
import {useNavigate, usePageLocation} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {useHasNoSession, usePersonalQuery} from '@app/routing/data/use-personal-query'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {returnMessages as texts} from './signing-messages'

/** The time between two readings of the agreement in milliseconds, and the highest number of readings. */
const EVERY = 2000
const MOST_READINGS = 15

type Reading = {result: SigningResult | 'failed'; readings: number}

/** Reads the agreement again until it says whether it is signed. The event in the address alone is never believed (D-29). */
const useSigningResult = (agreementId: string, event: string | undefined) => {
    const {mutateAsync: read} = useReadAgreements()
    // Keeps this query in use, so that the next page shows what was read here.
    usePersonalQuery(({commerce, customerId}) => agreementSummary(commerce, customerId))
    const [reading, setReading] = useState<Reading>({result: 'checking', readings: 0})
    const {result, readings} = reading

    useEffect(() => {
        if (result !== 'checking' || readings >= MOST_READINGS) return undefined
        let isOver = false
        const look = async () => {
            const agreements = await read(undefined).catch(() => null)
            if (isOver) return
            const agreement = agreements?.find(({id}) => id === agreementId)
            const next = agreements
                ? signingResult(event, agreement?.signing ?? 'unsigned')
                : ('failed' as const)
            setReading({result: next, readings: readings + 1})
        }
        const timer = setTimeout(() => void look(), readings === 0 ? 0 : EVERY)
        return () => {
            isOver = true
            clearTimeout(timer)
        }
    }, [result, readings, read, agreementId, event])

    return {
        result: result === 'checking' && readings >= MOST_READINGS ? ('failed' as const) : result,
        again: () => setReading({result: 'checking', readings: 0})
    }
}

const Checking = ({agreementId, event}: {agreementId: string; event: string | undefined}) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {result, again} = useSigningResult(agreementId, event)
    const hasLeft = useRef(false)

    useEffect(() => {
        if (hasLeft.current || result === 'checking' || result === 'failed') return
        hasLeft.current = true
        const query = new URLSearchParams({
            agreement: agreementId,
            ...(result === 'not-signed' && event !== undefined && {event})
        })
        goTo(`${signingPaths[result]}?${query.toString()}`)
    }, [result, agreementId, event, goTo])

    if (result !== 'failed') return <p role="status">{formatMessage(texts.checking)}</p>
    return (
        <>
            <Notice tone="warning" live>
                {formatMessage(texts.unknown)}
            </Notice>
            <Button onClick={again}>{formatMessage(texts.again)}</Button>
        </>
    )
}

/** For a shopper whose session has ended: after sign-in they come back to this address. */
const SignedOut = ({search}: {search: string}) => {
    const {formatMessage} = useIntl()
    const query = new URLSearchParams({return: `/docusign-redirect${search}`})
    return (
        <Notice live>
            <p>{formatMessage(texts.signedOut)}</p>
            <ButtonLink to={`/login?${query.toString()}`} prefetch={false}>
                {formatMessage(texts.signIn)}
            </ButtonLink>
        </Notice>
    )
}

/** The page that the signing provider redirects to [SIGN-003] [ROUTE-033]. */
export const SigningReturnPage = () => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const {search} = usePageLocation()
    const query = new URLSearchParams(search)
    const isKnown = 'customerId' in identity
    const hasNoSession = useHasNoSession()
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.title)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.title)}</h1>
                {isKnown ? (
                    <Checking
                        agreementId={query.get('agreement') ?? ''}
                        event={query.get('event') ?? undefined}
                    />
                ) : hasNoSession ? (
                    <SignedOut search={search} />
                ) : (
                    <p role="status">{formatMessage(texts.checking)}</p>
                )}
            </div>
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(SigningReturnPage)
