import {useEffect, useMemo, useState} from 'react'
import {answeredFirst, type FirstAnswers} from '@app/commerce/session/first-reads'
import {renewing, type Renew} from '@app/commerce/session/token/renewing'
import {ShopperSession, type ShopperSessionProps} from '@app/commerce/shopper/shopper-session'
import {storefrontConfig} from '../storefront-config'
import {useSdkSignIn} from '../sign-in/sdk-sign-in'
import {clientsOf, ShopperApi} from './shopper-api'

const SessionOfSdk = (props: Omit<ShopperSessionProps, 'isHybrid' | 'signIn'>) => (
    <ShopperSession {...props} signIn={useSdkSignIn()} isHybrid={storefrontConfig().hybrid} />
)

/** What renews the token; nothing, as long as the session has not begun. */
const createRenewal = () => {
    let current: Renew = () => Promise.resolve()
    return {
        renew: (isRefused: boolean) => current(isRefused),
        onRenew: (renew: Renew): void => {
            current = renew
        }
    }
}

type Props = Omit<ShopperSessionProps, 'isHybrid' | 'signIn' | 'apis' | 'answers' | 'onRenew'>

/**
 * The shopper's session and the commerce SDK, in a chunk of their own: loaded once the page is usable, and only if a
 * session exists or is needed (docs/decisions/0007, 0030).
 */
export const SessionIsland = ({commerce: {open, own: plain}, ...props}: Props) => {
    const [{renew, onRenew}] = useState(createRenewal)
    const [answers] = useState((): FirstAnswers => new Map())
    const {own, apis} = useMemo(() => {
        const renewed = renewing(plain, renew)
        return {own: renewed, apis: clientsOf(answeredFirst(renewed, answers))}
    }, [plain, renew, answers])
    const commerce = useMemo(() => ({open, own}), [open, own])
    const [report] = useState(props.session.reportOfAttempt)
    // For the parts of the page that read by the SDK's hooks.
    useEffect(() => report({sdk: {Provider: ShopperApi, apis}}), [report, apis])
    return (
        <ShopperApi apis={apis} locale={own.locale}>
            <SessionOfSdk
                {...props}
                commerce={commerce}
                apis={apis}
                answers={answers}
                onRenew={onRenew}
            />
        </ShopperApi>
    )
}
