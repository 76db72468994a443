import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {definePage, type LoaderArgs} from '@app/routing/route/page'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {Facts} from '@app/ui/typography/facts'
import {autopayPagePath} from '../frame/account-addresses'
import {AccountInvitation} from '../frame/account-invitation'
import {type AutopayLine, useAutopayLines} from './autopay-lines'
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
import {AccountLinesSkeleton, accountPageSkeleton} from '../frame/account-page'
import {type StoreDay, storeNumberOf, useStoreDay} from '../frame/store-day'

const PATH = '/my-accounts/enroll-successful'

type CopyProps = {lines: readonly AutopayLine[]; known: KnownPayments; storeDay: StoreDay}

/** The full text that the shopper agreed to, to print and keep (D-32). */
const AutopayCopy = ({lines, known, storeDay}: CopyProps) => {
    const {formatMessage} = useIntl()
    const [nameOf, factsOf] = [useMethodName(), useAutopayFacts()]
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

export type AutopayOnPageProps = PaymentQueries & {at: Pick<LoaderArgs, 'search'>}

/**
 * Confirms that autopay is on for the agreements and clubs in the address, as the platform reports it, with a copy of
 * the consent [ROUTE-049] (D-32).
 */
export const AutopayOnPage = (page: AutopayOnPageProps) => {
    const {formatMessage} = useIntl()
    const linesOf = useAutopayLines()
    const storeDay = useStoreDay(storeNumberOf(page.customer))
    const known = knownPayments(page)
    const ids = page.at.search.getAll('id')
    const lines =
        known.state === 'ready'
            ? linesOf(known.value).filter(({id, hasAutopay}) => hasAutopay && ids.includes(id))
            : []
    const isMissing = known.state === 'ready' && lines.length === 0
    // Until the platform has said so, the page does not say that autopay is on.
    const title = formatMessage(lines.length > 0 ? texts.title : autopayMessages.title)
    return (
        <AccountLayout path={PATH}>
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <AsyncContent
                from={known.state === 'ready' && !storeDay ? {state: 'loading'} : known}
                skeleton={<AccountLinesSkeleton />}
                empty={null}
            >
                {(value) =>
                    storeDay && !isMissing ? (
                        <AutopayCopy lines={lines} known={value} storeDay={storeDay} />
                    ) : (
                        <NothingToKeep text={texts.missing} to={autopayPagePath} link={texts.all} />
                    )
                }
            </AsyncContent>
        </AccountLayout>
    )
}

export const page = definePage({
    loader: paymentQueries,
    skeleton: accountPageSkeleton(PATH, autopayMessages.title),
    invitation: AccountInvitation
})(AutopayOnPage)
