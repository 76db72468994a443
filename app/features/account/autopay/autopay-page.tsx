import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {usableMethods} from '@app/domain/agreements/account-alerts'
import {type EnrolmentResult, enrolledIds} from '@app/domain/payments/autopay'
import {useNavigate} from '@app/routing/route/location'
import type {LoaderArgs} from '@app/routing/route/page'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {CallStore} from '@app/ui/store/reach-store'
import {autopayPagePath, enrolledPath} from '../frame/account-addresses'
import {AccountSection} from '../frame/account-section'
import {AddCard} from '../payments/add-card'
import {AutopayForm, type AutopayFormProps, useResultTexts} from './autopay-form'
import {type AutopayLine, autopayFacts, useAutopayLines} from './autopay-lines'
import {AutopayList} from './autopay-list'
import {autopayMessages, enrolMessages as texts} from './autopay-messages'
import {
    knownPayments,
    type KnownPayments,
    paymentQueries,
    type PaymentQueries
} from '../payments/payment-queries'
import type {StoreDay} from '../frame/store-day'
import {accountPage, type AccountContentProps} from '../frame/account-page'

type PartlyOnProps = {
    results: EnrolmentResult[]
    lines: AutopayLine[]
    store: StoreDay['store']
}

/** The result for each agreement, if autopay could be turned on for some of them only (G-43). */
const PartlyOn = ({results, lines, store}: PartlyOnProps) => {
    const {formatMessage} = useIntl()
    const textsOf = useResultTexts()
    return (
        <Notice tone="error" live>
            {formatMessage(texts.partly)}
            <ul>
                {textsOf(results, lines).map((text) => (
                    <li key={text}>{text}</li>
                ))}
            </ul>
            <CallStore store={store} />
        </Notice>
    )
}

/** The form; or, if that is missing, what it needs first: something to pay for, and a card that has not expired. */
const Enrol = ({isAllOn, ...props}: AutopayFormProps & {isAllOn: boolean}) => {
    const {formatMessage} = useIntl()
    const {lines, methods, storeDay} = props
    if (lines.length === 0) {
        return isAllOn ? <p className="account-note">{formatMessage(texts.all)}</p> : null
    }
    const isUsable = usableMethods(methods, storeDay.today).length > 0
    return (
        <>
            {isUsable ? (
                <AutopayForm {...props} />
            ) : (
                <Notice tone="warning">{formatMessage(texts.noMethod)}</Notice>
            )}
            <p className="account-note">{formatMessage(texts.savesCard)}</p>
            <AddCard />
        </>
    )
}

type BodyProps = {known: KnownPayments; storeDay: StoreDay; first: string | null}

const AutopayBody = ({known, storeDay, first}: BodyProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const enrolHeading = useRef<HTMLHeadingElement>(null)
    const [changing, setChanging] = useState<string | null>(null)
    const [results, setResults] = useState<EnrolmentResult[]>([])
    const lines = useAutopayLines()(autopayFacts(known))
    const {methods} = known
    const on = lines.filter(({hasAutopay}) => hasAutopay)
    const free = lines.filter(({hasAutopay}) => !hasAutopay)
    const open = free.filter(({obstacle}) => obstacle === undefined)
    const changed = on.filter(({id}) => id === changing)
    const enrolling = changed.length > 0 ? changed : open

    const finish = (ended: EnrolmentResult[]) => {
        const ids = enrolledIds(ended)
        setChanging(null)
        if (ids.length === ended.length) goTo(enrolledPath(ids))
        else setResults(ended)
    }
    const change = ({id}: AutopayLine) => {
        setChanging(id)
        enrolHeading.current?.focus()
    }
    if (lines.length === 0) return <p>{formatMessage(autopayMessages.empty)}</p>
    return (
        <>
            {results.length > 0 ? (
                <PartlyOn results={results} lines={lines} store={storeDay.store} />
            ) : null}
            <AccountSection title={formatMessage(autopayMessages.on)}>
                <AutopayList
                    lines={on}
                    methods={methods}
                    storeDay={storeDay}
                    onChange={change}
                    onEnded={() => enrolHeading.current?.focus()}
                />
            </AccountSection>
            <section className="account-section">
                <h2 ref={enrolHeading} tabIndex={-1}>
                    {formatMessage(changed.length > 0 ? texts.changeTitle : texts.title)}
                </h2>
                <Enrol
                    // What has just been turned on can no longer be chosen.
                    key={enrolling.map(({id}) => id).join(' ')}
                    lines={enrolling}
                    isAllOn={free.length === 0}
                    methods={methods}
                    storeDay={storeDay}
                    first={changing ?? first}
                    onDone={finish}
                />
                {changed.length > 0 ? (
                    <p>
                        <Button look="quiet" onClick={() => setChanging(null)}>
                            {formatMessage(texts.cancel)}
                        </Button>
                    </p>
                ) : null}
                {free.map(({id, name, obstacle}) => {
                    if (obstacle !== 'at-store' && obstacle !== 'last-payment') return null
                    return (
                        <p key={id} className="account-note">
                            {formatMessage(texts[obstacle], {name})}{' '}
                            {obstacle === 'at-store' ? <CallStore store={storeDay.store} /> : null}
                        </p>
                    )
                })}
            </section>
        </>
    )
}

export type AutopayPageProps = PaymentQueries & {at: Pick<LoaderArgs, 'search'>}

const AutopayContent = ({
    page: {at},
    value,
    storeDay
}: AccountContentProps<AutopayPageProps, KnownPayments>) => (
    <AutopayBody
        known={value}
        storeDay={storeDay}
        first={at.search.get('agreement') ?? at.search.get('club')}
    />
)

const Intro = () => <p>{useIntl().formatMessage(autopayMessages.intro)}</p>

/**
 * What is on autopay, how to change the card or turn it off, and how to turn it on for the rest [ROUTE-048] [ACCT-036]
 * (G-43, D-32).
 */
export const page = accountPage({
    path: autopayPagePath,
    title: autopayMessages.title,
    loader: paymentQueries,
    dataOf: (page: AutopayPageProps) => knownPayments(page),
    Content: AutopayContent,
    Intro
})
