import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {RentalAgreement} from '@app/commerce/account/agreements'
import type {OpenedFrom} from '@app/commerce/account/documents'
import {
    termsOfAgreement,
    useReadAgreements,
    useSigningAddress
} from '@app/commerce/checkout/agreements/agreements'
import {differenceFromReview, partsOfPayment} from '@app/domain/agreements/agreement-costs'
import {useLocale} from '@app/routing/route/app-context'
import {inLocale} from '@app/routing/route/locale-path'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {StepProgress} from '@app/ui/form/steps/step-page'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {type Fact, Facts} from '@app/ui/typography/facts'
import {stepCount} from '../frame/checkout-address'
import {DueToSign} from '../frame/due-words'
import {returnMessages} from './signing-messages'
import {boundMessages, paperMessages, signMessages as texts} from '../frame/terms-messages'
import {FailedPaper, PaperLink} from '../terms/order-documents'
import type {StepProps} from '../frame/use-checkout'

/**
 * The prices of the services, and each payment, the final payment and the total cost with these services; empty if they
 * are not known.
 */
const useWholeCosts = (agreement: RentalAgreement) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {payment, services, withTax} = agreement
    const parts = partsOfPayment(payment, services, withTax)
    const per = formatMessage(spokenPerMessages[agreement.frequency])
    const each = (amount: number) => formatMessage(texts.eachPer, {payment: money(amount), per})
    if (!parts || !withTax) return {each, onTop: [], final: [], total: []}
    const onTop: Fact[] = [
        ...parts.services.map(({kind, rate}) => ({
            label: formatMessage(texts[kind]),
            value: each(rate)
        })),
        {label: formatMessage(texts.tax), value: each(parts.tax)},
        {label: formatMessage(texts.eachInAll), value: each(parts.total), isTotal: true}
    ]
    const final = [{label: formatMessage(texts.finalInAll), value: money(withTax.finalPayment)}]
    const total = [{label: formatMessage(texts.totalInAll), value: money(withTax.total)}]
    return {each, onTop, final, total}
}

/**
 * The terms of an agreement; its number of payments includes the final one (D-28). The parts of a payment are shown
 * above their sum.
 */
export const AgreementFacts = ({agreement}: {agreement: RentalAgreement}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {each, onTop, final, total: wholeTotal} = useWholeCosts(agreement)
    const {payment, count, finalPayment, total} = termsOfAgreement(agreement)
    const {deposit} = agreement
    return (
        <Facts
            rows={[
                {label: formatMessage(texts.number), value: agreement.number},
                {label: formatMessage(texts.each), value: each(payment)},
                ...onTop,
                {label: formatMessage(texts.count), value: count},
                {label: formatMessage(texts.final), value: money(finalPayment)},
                ...final,
                {label: formatMessage(texts.total), value: money(total)},
                ...wholeTotal,
                ...(deposit === undefined
                    ? []
                    : [{label: formatMessage(texts.deposit), value: money(deposit)}])
            ]}
        />
    )
}

export type AgreementPaperProps = {agreement: RentalAgreement; from: OpenedFrom}

/** The whole agreement as a file, to read before signing and to keep afterwards (D-29). */
export const AgreementPaper = ({agreement: {id, signing}, from}: AgreementPaperProps) => {
    const {formatMessage} = useIntl()
    const words = signing === 'signed' ? paperMessages.signed : paperMessages.unsigned
    return (
        <p>
            <PaperLink agreementId={id} from={from}>
                {formatMessage(words)}
            </PaperLink>
        </p>
    )
}

/** Says, before anything is signed, that the agreements cost more or less than the cart did (D-28). */
const Difference = ({
    agreements,
    record: stored
}: Pick<StepProps['checkout'], 'agreements' | 'record'>) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const difference = differenceFromReview(agreements, stored?.shown?.total)
    if (difference === 0) return null
    const words = difference < 0 ? texts.less : texts.more
    return <Notice>{formatMessage(words, {difference: money(Math.abs(difference))})}</Notice>
}

const leaveFor = (address: string): void => window.location.assign(address)

/**
 * Opens the page of the signing provider in this tab; its address is requested when the button is pressed. `leave`
 * opens an address, and can be replaced in tests.
 */
export const useSigning = (leave = leaveFor) => {
    const locale = useLocale()
    const {mutateAsync: addressOf, isLoading} = useSigningAddress()
    const [hasFailed, setFailed] = useState(false)
    const sign = async (agreementId: string): Promise<void> => {
        setFailed(false)
        const back = new URL(inLocale(locale, '/docusign-redirect'), window.location.origin)
        back.searchParams.set('agreement', agreementId)
        try {
            leave(await addressOf({agreementId, returnUrl: back.href}))
        } catch {
            setFailed(true)
        }
    }
    return {sign, hasFailed, pending: isLoading}
}

/**
 * Shown if all are signed but the platform does not know it of each yet: a button asks again, and nothing can be signed
 * twice.
 */
const CheckAgain = () => {
    const {formatMessage} = useIntl()
    const {mutate: read, isLoading} = useReadAgreements()
    return (
        <>
            <Notice live>{formatMessage(texts.beingChecked)}</Notice>
            <Button pending={isLoading} onClick={() => read(undefined)}>
                {formatMessage(returnMessages.again)}
            </Button>
        </>
    )
}

/** Says that signed agreements can no longer be changed, and who can help (D-27). */
export const Bound = ({signed}: Pick<StepProps['checkout']['facts'], 'signed'>) => {
    const {formatMessage} = useIntl()
    if (!signed.includes(true)) return null
    return <p className="checkout__note">{formatMessage(boundMessages.text)}</p>
}

export type SigningListProps = {agreements: readonly RentalAgreement[]}

/** The agreements, each signed or not, and one button that signs the next of them. */
export const SigningList = ({agreements}: SigningListProps) => {
    const {formatMessage} = useIntl()
    const {sign, hasFailed, pending} = useSigning()
    const next = agreements.find(({signing}) => signing === 'unsigned' || signing === 'declined')
    const isChecked = !next && agreements.some(({signing}) => signing === 'checking')
    const number = next ? agreements.indexOf(next) + 1 : 0
    return (
        <>
            <FailedPaper />
            <ul className="checkout__lines">
                {agreements.map((agreement) => (
                    <li key={agreement.id} className="checkout__line">
                        <h2>{agreement.name}</h2>
                        <p className="checkout__state">{formatMessage(texts[agreement.signing])}</p>
                        <AgreementFacts agreement={agreement} />
                        <AgreementPaper agreement={agreement} from="sign" />
                    </li>
                ))}
            </ul>
            {hasFailed ? <Notice tone="error">{formatMessage(texts.failed)}</Notice> : null}
            {next ? (
                <Button pending={pending} onClick={() => void sign(next.id)}>
                    {agreements.length > 1
                        ? formatMessage(texts.signOf, {number, of: agreements.length})
                        : formatMessage(texts.sign)}
                </Button>
            ) : null}
            {isChecked ? <CheckAgain /> : null}
        </>
    )
}

/** Reading and signing, one agreement after another [CHECKOUT-008] (D-29). */
export const SignStep = ({checkout}: StepProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="checkout__stack">
            <div className="step__head">
                <StepProgress step={stepCount('sign')} minutes={2} />
                <h1 tabIndex={-1} data-takes-focus>
                    {formatMessage(texts.title)}
                </h1>
            </div>
            <p>{formatMessage(texts.intro)}</p>
            <Difference agreements={checkout.agreements} record={checkout.record} />
            <DueToSign agreements={checkout.agreements} fee={checkout.services.processingFee} />
            <SigningList agreements={checkout.agreements} />
            <Bound signed={checkout.facts.signed} />
            <p className="checkout__note">{formatMessage(texts.returns)}</p>
        </div>
    )
}
