import {type FormEvent, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {isEmail} from '@app/domain/person/credentials'
import {useBrand} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {definePage, type LoaderArgs, optional} from '@app/routing/route/page'
import {Link} from '@app/routing/links/link'
import {Head} from '@app/routing/view/head'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {TextField} from '@app/ui/form/fields/text-field'
import {Main} from '@app/ui/navigation/main'
import {referralMessages as messages} from './messages'
import {advocatePath, referralPath} from './referral-addresses'
import {StoreOffer} from './store-offer'

type InviteFormProps = {
    /** What the store gives, in its own words. */
    offer: string
    /** Scheme and host of the shop. */
    origin: string
    /** Opens an address of another program; the browser's own way by default. */
    open?: (address: string) => void
}

const openInBrowser = (address: string) => window.location.assign(address)

/** Writes an invitation in the shopper's own mail program: a friend who has not agreed to it hears from nobody else. */
export const InviteForm = ({offer, origin, open = openInBrowser}: InviteFormProps) => {
    const {formatMessage} = useIntl()
    const {name: shop} = useBrand()
    const [email, setEmail] = useState('')
    const [isWrong, setWrong] = useState(false)
    const field = useRef<HTMLInputElement>(null)
    const submit = (event: FormEvent) => {
        event.preventDefault()
        const address = email.trim()
        setWrong(!isEmail(address))
        if (!isEmail(address)) return field.current?.focus()
        const words = {shop, link: `${origin}${referralPath}`, offer}
        const subject = encodeURIComponent(formatMessage(messages.subject, {shop}))
        const body = encodeURIComponent(formatMessage(messages.body, words))
        open(`mailto:${encodeURIComponent(address)}?subject=${subject}&body=${body}`)
    }
    return (
        <form className="stack" noValidate onSubmit={submit}>
            <TextField
                ref={field}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
                label={formatMessage(messages.email)}
                hint={formatMessage(messages.emailHint)}
                error={isWrong ? formatMessage(messages.wrong) : undefined}
                value={email}
                onChange={({target}) => setEmail(target.value)}
            />
            <Button type="submit">{formatMessage(messages.send)}</Button>
        </form>
    )
}

export type ReferralPageProps = {store: Loadable<Store | null>; at: LoaderArgs}

/** The store's offer for inviting a friend, and a form for it where there is one [ROUTE-055, CONFIG-013] (G-62). */
export const ReferralPage = ({store, at}: ReferralPageProps) => {
    const {formatMessage} = useIntl()
    const referral = store.state === 'ready' ? store.value?.referral : undefined
    return (
        <Main look="content-page">
            <Head
                title={formatMessage(messages.title)}
                description={formatMessage(messages.description)}
                canonical={referralPath}
            />
            <h1>{formatMessage(messages.title)}</h1>
            <div className="prose">
                <StoreOffer store={store} />
                {referral ? <InviteForm offer={referral.description} origin={at.origin} /> : null}
                <ul>
                    <li>
                        <Link to={advocatePath}>{formatMessage(messages.own)}</Link>
                    </li>
                    <li>
                        <Link to="/refer-a-friend">{formatMessage(messages.terms)}</Link>
                    </li>
                </ul>
            </div>
        </Main>
    )
}

/** While the store is loading. */
export const ReferralSkeleton = () => (
    <Main look="content-page" pending>
        <HeadingSkeleton width="16rem" />
        <Skeleton height="12rem" />
    </Main>
)

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        )
    }),
    skeleton: ReferralSkeleton
})(ReferralPage)
