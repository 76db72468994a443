import {useIntl} from 'react-intl'
import {type Loadable, selected} from '@app/routing/route/commerce-query'
import type {LoaderArgs} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Facts} from '@app/ui/typography/facts'
import {autopayPagePath} from '../frame/account-addresses'
import {autopayFacts, useAutopayLines} from './autopay-lines'
import {useAutopayFacts} from './autopay-list'
import {autopayMessages, autopayOnMessages as texts} from './autopay-messages'
import {CopyActions, NothingToKeep} from '../frame/copy-to-keep'
import {useMethodName} from '../payments/method-name'
import {
    knownPayments,
    type KnownPayments,
    paymentQueries,
    type PaymentQueries
} from '../payments/payment-queries'
import {type AccountContentProps, accountPage} from '../frame/account-page'

export type AutopayOnPageProps = PaymentQueries & {at: Pick<LoaderArgs, 'search'>}

/** What is shown: the agreements and clubs of the address that have autopay, and all that is known of their payments. */
type Enrolled = {known: KnownPayments; on: ReturnType<typeof autopayFacts>} | null

/** Null if the platform says of none of them that it has autopay. */
const enrolledOf = (page: AutopayOnPageProps): Loadable<Enrolled> => {
    const ids = page.at.search.getAll('id')
    return selected(knownPayments(page), (known) => {
        const on = autopayFacts(known).filter(({id, hasAutopay}) => hasAutopay && ids.includes(id))
        return on.length === 0 ? null : {known, on}
    })
}

/** Until the platform has said so, the page does not say that autopay is on. */
const titleOf = (enrolled: Loadable<Enrolled>) =>
    enrolled.state === 'ready' && enrolled.value !== null ? texts.title : autopayMessages.title

/** The full text that the shopper agreed to, to print and keep (D-32). */
const AutopayCopy = ({
    value: {known, on},
    storeDay
}: AccountContentProps<AutopayOnPageProps, Enrolled>) => {
    const {formatMessage} = useIntl()
    const [nameOf, factsOf] = [useMethodName(), useAutopayFacts()]
    const lines = useAutopayLines()(on)
    return (
        <>
            <Notice tone="good">{formatMessage(texts.text)}</Notice>
            <ul className="account-lines" aria-label={formatMessage(autopayMessages.on)}>
                {lines.map((line) => {
                    const {id, name, autopayMethodId} = line
                    const method = known.methods.find((one) => one.id === autopayMethodId)
                    return (
                        <li key={id} className="account-line">
                            <h2>{name}</h2>
                            <p>
                                {formatMessage(texts.copy, {
                                    name,
                                    method: method
                                        ? nameOf(method)
                                        : formatMessage(autopayMessages.noCard)
                                })}
                            </p>
                            <Facts rows={factsOf({line, method, storeDay})} />
                        </li>
                    )
                })}
            </ul>
            <CopyActions print={texts.print} account={texts.account}>
                <ButtonLink look="quiet" to={autopayPagePath}>
                    {formatMessage(texts.all)}
                </ButtonLink>
            </CopyActions>
        </>
    )
}

const NothingOn = () => <NothingToKeep text={texts.missing} to={autopayPagePath} link={texts.all} />

/**
 * Confirms that autopay is on for the agreements and clubs in the address, as the platform reports it, with a copy of
 * the consent [ROUTE-049] (D-32).
 */
export const page = accountPage({
    path: '/my-accounts/enroll-successful',
    title: autopayMessages.title,
    titleOf,
    loader: paymentQueries,
    dataOf: enrolledOf,
    Content: AutopayCopy,
    Empty: NothingOn
})
