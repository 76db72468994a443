import {useState} from 'react'
import {useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {useIdentity} from '@app/commerce/session/identity'
import {useShopper} from '@app/commerce/session/session'
import {type Store, storeById} from '@app/commerce/stores/store'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, type LoaderArgs, optional} from '@app/routing/route/page'
import {Link} from '@app/routing/links/link'
import {useSignIn} from '@app/routing/links/sign-in'
import {Head} from '@app/routing/view/head'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {TextField} from '@app/ui/form/fields/text-field'
import {Main} from '@app/ui/navigation/main'
import {advocateMessages as messages} from './messages'
import {advocatePath, referralPath} from './referral-addresses'
import {ReferralSkeleton} from './referral-page'
import {StoreOffer} from './store-offer'

type OwnLinkProps = {link: string}

/** A customer's own link, to be copied. */
export const OwnLink = ({link}: OwnLinkProps) => {
    const {formatMessage} = useIntl()
    const [copied, setCopied] = useState<boolean | null>(null)
    const copy = async () => {
        try {
            await navigator.clipboard.writeText(link)
            setCopied(true)
        } catch {
            setCopied(false)
        }
    }
    return (
        <div className="stack">
            <TextField
                name="link"
                label={formatMessage(messages.link)}
                readOnly
                value={link}
                onFocus={({target}) => target.select()}
            />
            <Button onClick={() => void copy()}>{formatMessage(messages.copy)}</Button>
            <p role="status">
                {copied === null
                    ? null
                    : formatMessage(copied ? messages.copied : messages.notCopied)}
            </p>
        </div>
    )
}

/** The link of the customer who is signed in; a guest is offered to sign in. */
const LinkOfShopper = ({origin}: {origin: string}) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const shopper = useShopper()
    const {open} = useSignIn()
    if (identity.state === 'unknown') return <Skeleton height="9rem" />
    if (shopper?.registered !== true) {
        return (
            <div className="stack">
                <p>{formatMessage(messages.guest)}</p>
                <Button onClick={() => open()}>{formatMessage(messages.signIn)}</Button>
            </div>
        )
    }
    return (
        <OwnLink link={`${origin}${referralPath}?by=${encodeURIComponent(shopper.customerId)}`} />
    )
}

export type AdvocatePageProps = {store: Loadable<Store | null>; at: LoaderArgs}

/** The advocate's own link [ROUTE-056] (G-62). */
export const AdvocatePage = ({store, at}: AdvocatePageProps) => {
    const {formatMessage} = useIntl()
    return (
        <Main look="content-page">
            <Head
                title={formatMessage(messages.title)}
                description={formatMessage(messages.description)}
                canonical={advocatePath}
            />
            <h1>{formatMessage(messages.title)}</h1>
            <StoreOffer store={store} />
            <LinkOfShopper origin={at.origin} />
            <p>
                <Link to={referralPath}>{formatMessage(messages.invite)}</Link>
            </p>
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        )
    }),
    skeleton: ReferralSkeleton
})(AdvocatePage)
