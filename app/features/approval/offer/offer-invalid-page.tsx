import {useIntl} from 'react-intl'
import {useIdentity} from '@app/commerce/session/identity'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {offerRefusalMessages as messages} from './offer-messages'
import {claimPath, type FailedClaim, failedClaim} from './offer-store'
import {StoreContact} from '../frame/store-contact'

const texts = {
    'no-answer': {title: messages.title, text: messages.text},
    unknown: {title: messages.unknownTitle, text: messages.unknownText},
    expired: {title: messages.expiredTitle, text: messages.expiredText},
    used: {title: messages.usedTitle, text: messages.usedText}
} as const

/** For an offer that was already used: maybe this shopper used it, so it links to their approval. */
const OwnApproval = () => {
    const {formatMessage} = useIntl()
    const isCustomer = useIdentity().state === 'customer'
    return (
        <ButtonLink to={isCustomer ? '/approved' : '/login?return=%2Fapproved'} prefetch={false}>
            {formatMessage(isCustomer ? messages.approval : messages.signIn)}
        </ButtonLink>
    )
}

/** What to do next: check the letter again first, unless the offer itself is no longer valid. */
const NextLinks = ({refusal, path}: {refusal: FailedClaim['why']; path: string}) => {
    const {formatMessage} = useIntl()
    const isReadable = refusal === 'no-answer' || refusal === 'unknown'
    return (
        <div className="approval__actions">
            {isReadable ? <ButtonLink to={path}>{formatMessage(messages.again)}</ButtonLink> : null}
            {refusal === 'used' ? <OwnApproval /> : null}
            <ButtonLink
                look={refusal === 'expired' ? 'primary' : 'secondary'}
                to="/instant-approval"
            >
                {formatMessage(messages.apply)}
            </ButtonLink>
        </div>
    )
}

/**
 * The page for an offer code that does not work: the reason, if the platform gives one, and what else to do (G-28)
 * [ROUTE-057].
 */
const OfferInvalidPage = () => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    const claim = isLive ? failedClaim() : null
    const refusal = claim?.why ?? 'no-answer'
    const {title, text} = texts[refusal]
    return (
        <Main look="approval">
            <Head title={formatMessage(title)} index={false} />
            <h1>{formatMessage(title)}</h1>
            <p className="approval__lead">{formatMessage(text)}</p>
            <NextLinks refusal={refusal} path={claim?.path ?? claimPath} />
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: ApprovalPageSkeleton
})(OfferInvalidPage)
