import {useMemo} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {decisionChanges} from '@app/commerce/approvals/existing-approval'
import {claimOffer, type OfferLetter} from '@app/commerce/approvals/offer'
import {toFailure} from '@app/commerce/client'
import {contentAsset} from '@app/commerce/content/content-asset'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {decisionOfPage, resultPath} from '@app/domain/approval/application'
import {orderFormPath} from '@app/domain/approval/application-path'
import {zipFromTyped} from '@app/domain/stores/store-address'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {useNavigate} from '@app/routing/route/location'
import {definePage, type LoaderArgs, optional} from '@app/routing/route/page'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {filled, rule} from '@app/ui/form/schema'
import type {SubmitFailure} from '@app/ui/form/submission'
import {FormTextField, ZipField} from '@app/ui/form/fields/text-fields'
import {Main} from '@app/ui/navigation/main'
import {RichText} from '@app/ui/typography/rich-text'
import {tooManyText} from '@app/ui/form/write-failure'
import {changeApplication} from '../frame/application-store'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {offerMessages} from './offer-messages'
import {claimPath, forgetLinkedCode, saveFailedClaim, knownLetter, noLetter} from './offer-store'
import {StoreContact} from '../frame/store-contact'

/** Starts the order form for a letter without an amount; the letter's data need not be typed again. */
const beginForm = ({lastName, zip}: OfferLetter): void => {
    const known = {firstName: '', lastName, address1: '', city: '', state: '', postalCode: zip}
    changeApplication({prefill: known, decided: null})
}

/** Claims the offer of a letter and opens the page for the result. */
const useClaim = (path: string) => {
    const intl = useIntl()
    const {storeId} = useAppContext()
    const navigate = useNavigate()
    const claim = useShopperCall(claimOffer, decisionChanges)
    return async (letter: OfferLetter): Promise<SubmitFailure | undefined> => {
        forgetLinkedCode()
        try {
            const answer = await claim({letter, storeId})
            if ('refusal' in answer) {
                saveFailedClaim({letter, why: answer.refusal, path})
                navigate('/promo-code-invalid')
                return undefined
            }
            const next = resultPath(answer.pageName)
            emitShopEvent({event: 'step-reached', flow: 'approval', step: 'offer'})
            saveFailedClaim(
                next === resultPath('ServiceFailure') ? {letter, why: 'no-answer', path} : null
            )
            const decision = decisionOfPage(answer.pageName)
            if (decision !== undefined) emitShopEvent({event: 'decided', decision})
            if (next === orderFormPath) beginForm(letter)
            navigate(next)
            return undefined
        } catch (error) {
            const {code} = toFailure(error)
            emitShopEvent({event: 'step-failed', flow: 'approval', step: 'offer', code})
            return {
                alert: isTooMany(error)
                    ? tooManyText(intl, error, offerMessages.tooMany)
                    : intl.formatMessage(offerMessages.failed)
            }
        }
    }
}

const schema = z.object({
    code: z.string().check(filled(offerMessages.codeMissing)),
    lastName: z.string().check(filled(offerMessages.lastNameMissing)),
    zip: z.string().check(
        z.trim(),
        filled(offerMessages.zipMissing),
        rule((zip) => (zipFromTyped(zip) === undefined ? offerMessages.zipWrong : undefined))
    )
})

const LetterFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="code"
                label={formatMessage(offerMessages.code)}
                hint={formatMessage(offerMessages.codeHint)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                width="sm"
            />
            <FormTextField
                name="lastName"
                label={formatMessage(offerMessages.lastName)}
                hint={formatMessage(offerMessages.lastNameHint)}
                autoComplete="family-name"
                width="md"
            />
            <ZipField
                name="zip"
                label={formatMessage(offerMessages.zip)}
                hint={formatMessage(offerMessages.zipHint)}
            />
        </>
    )
}

/** The form, filled with the data of a link or of an earlier try. This data is only known in the browser, after hydration. */
const OfferForm = ({path}: {path: string}) => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    const known = useMemo(() => (isLive ? knownLetter() : noLetter), [isLive])
    const claim = useClaim(path)
    return (
        <Form schema={schema} key={known.code} defaultValues={known} onSubmit={claim}>
            <FormAlert />
            <ErrorSummary />
            <LetterFields />
            <p>{formatMessage(offerMessages.free)}</p>
            <SubmitButton>{formatMessage(offerMessages.submit)}</SubmitButton>
        </Form>
    )
}

/** The editors' text below the form. */
const Terms = ({terms}: {terms: Loadable<string | null>}) =>
    terms.state === 'ready' && terms.value !== null ? <RichText html={terms.value} /> : null

export type OfferPageProps = {terms: Loadable<string | null>; at: LoaderArgs}

/**
 * The page of a mailed offer: the shopper types what the letter says and then sees the amount (G-28) [ROUTE-028]
 * [ROUTE-029].
 */
export const OfferPage = ({terms, at}: OfferPageProps) => {
    const {formatMessage} = useIntl()
    const title = formatMessage(
        at.pathname === claimPath ? offerMessages.claimTitle : offerMessages.preApprovedTitle
    )
    return (
        <Main look="approval">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <p className="approval__lead">{formatMessage(offerMessages.lead)}</p>
            <OfferForm path={at.pathname} />
            <p>
                {formatMessage(offerMessages.noLetter)}{' '}
                <Link to="/instant-approval">{formatMessage(offerMessages.applyInstead)}</Link>
            </p>
            <Terms terms={terms} />
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce}) => ({terms: optional(contentAsset(commerce, 'offer-terms'))}),
    skeleton: ApprovalPageSkeleton
})(OfferPage)
