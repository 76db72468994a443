import Cookies from 'js-cookie'
import {type ReactNode, useMemo} from 'react'
import {
    type BasketActions,
    BasketActionsProvider,
    BasketProvider,
    type BasketState
} from '@app/commerce/basket/basket-context'
import type {Commerce} from '@app/commerce/client'
import {type Identity, IdentityProvider} from '@app/commerce/session/identity'
import {
    type SessionActions,
    SessionActionsProvider,
    type Shopper,
    ShopperProvider
} from '@app/commerce/session/session'
import {sdkClients} from '@app/commerce/sdk/sdk-clients'
import {type SessionSdk, SessionSdkProvider} from '@app/commerce/session/shopper-api'
import type {UsedApproval} from '@app/domain/approval/approval'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {ShopperApi} from '@app/shell/session/shopper-api'
import {anAppContext, sdkShop} from '../a-commerce'

/** The shopper's session in a test; what is left out is that of a first visit, whose actions do nothing. */
export type GivenSession = Partial<BasketActions & Pick<SessionActions, 'changeStore'>> & {
    identity?: Identity
    basket?: BasketState
    /** Responds to calls with the shopper's session; without it they have no session. */
    own?: Commerce['fetch']
}

const notRequested = () => Promise.reject(new Error('This test asks nothing'))

export const aGuest: Identity = {state: 'guest', customerId: 'guest-1'}

export const aCustomer = (own: Partial<Identity & {state: 'customer'}> = {}): Identity => ({
    state: 'customer',
    customerId: 'customer-1',
    record: 'read',
    foundByProvider: false,
    ...own
})

const shopperOf = ({identity, own}: GivenSession): Shopper | null => {
    if (!own) return null
    const {commerce} = anAppContext(own)
    const registered = identity?.state === 'customer'
    return {customerId: registered ? identity.customerId : 'guest-1', registered, commerce}
}

/** The SDK, whose hooks call by the shopper's own Commerce with a token that is good for long. */
const sdkOf = (shopper: Shopper | null): SessionSdk | null => {
    if (!shopper) return null
    Cookies.set('cc-at-expires_Homeward', String(Date.now()))
    const apis = sdkClients(shopper.commerce, sdkShop)
    return {Provider: ShopperApi, apis, isHeld: false}
}

const noActions: BasketActions & SessionActions = {
    addToBasket: notRequested,
    changeQuantity: notRequested,
    removeLine: notRequested,
    applyPromo: notRequested,
    removePromo: notRequested,
    readAgain: notRequested,
    retry: () => undefined,
    whenLive: notRequested,
    signIn: notRequested,
    register: notRequested,
    signOut: notRequested,
    leaveForSignIn: notRequested,
    refresh: notRequested,
    startNewSession: notRequested,
    changeStore: () => Promise.resolve('changed')
}

/** Provides the session of a test to a part of the shop. */
export const GivenSessionProvider = ({
    session,
    children
}: {
    session: GivenSession
    children: ReactNode
}) => {
    const {identity = {state: 'guest'}, basket = {state: 'none'}, ...given} = session
    const actions = {...noActions, ...given}
    const {own} = session
    const [shopper, sdk] = useMemo(() => {
        const known = shopperOf({identity, ...(own && {own})})
        return [known, sdkOf(known)]
    }, [identity, own])
    return (
        <SessionActionsProvider value={actions}>
            <BasketActionsProvider value={actions}>
                <IdentityProvider value={identity}>
                    <ShopperProvider value={shopper}>
                        <BasketProvider value={basket}>
                            <SessionSdkProvider value={sdk}>{children}</SessionSdkProvider>
                        </BasketProvider>
                    </ShopperProvider>
                </IdentityProvider>
            </BasketActionsProvider>
        </SessionActionsProvider>
    )
}

/** An approval as a test gives it; the day of the decision where it matters. */
export type GivenApproval = UsedApproval & {decidedOn?: CalendarDay}

const codeOf = {approved: '1', conditional: '4', declined: '2'} as const

const asAnswered = (approval: GivenApproval | null) => ({
    approval: approval && {
        approvalResponse: codeOf[approval.decision],
        weeklyApprovalAmount: approval.weeklyLimit / 100,
        weeklyOutstandingBalance: approval.weeklyOutstanding / 100,
        approvalDate: approval.decidedOn,
        approvalExpirationDate: approval.lastDay
    },
    isBlacklisted: false
})

/** Responds to a shopper's personal calls: their approval, and the promo codes of their store. */
export const ownAnswers =
    ({approval, codes = () => Promise.resolve([])}: OwnAnswers): Commerce['fetch'] =>
    async ({path}) => {
        if (!path.includes('get-promotions-store')) return asAnswered(approval ?? null)
        return {PromoObj: (await codes()).map((promotionCode) => ({promotionCode}))}
    }

type OwnAnswers = {approval?: GivenApproval | null; codes?: () => Promise<string[]>}
