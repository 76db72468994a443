import {createStore, type StoreApi} from 'zustand/vanilla'
import {withDeadline} from '@app/lib/browser/async'
import type {BasketState} from '../basket/basket-context'
import type {LiveBasket} from '../basket/shopper-basket'
import {CommerceError, type CommerceFailure, noResponse} from '../client'
import type {Identity, SessionEnd} from '../session/identity'
import type {SessionSdk} from '../session/shopper-api'
import type {Who} from '../session/who'
import type {LiveActions} from './session-actions'

/**
 * Neither the SDK's login nor the kit's proxy that it goes through has a deadline; in browsers the call ends after this
 * [D-09].
 */
const BEGIN_DEADLINE_MS = 10_000

export type PageSessionState = {
    /** How often it was started; 0 as long as nobody has needed it. */
    attempt: number
    /** Whose session it is; null until that is known, and while it is changing. */
    who: Who | null
    /** How the session of a customer ended, if this page has to say so. */
    ended: SessionEnd | undefined
    /** The session's actions, once it has begun. */
    actions: LiveActions | null
    /** The actions on the current shopper's basket, once it has been read. */
    liveBasket: LiveBasket | null
    /** Who the shopper is, and their basket; undefined until the session has said so. */
    identity: Identity | undefined
    basket: BasketState | undefined
    /** It could not begin. */
    failure: CommerceFailure | null
    /** The commerce SDK, once it is loaded, and whether the shopper's own queries are held. */
    sdk: Omit<SessionSdk, 'isHeld'> | null
    isHeld: boolean
}

const notStarted: PageSessionState = {
    attempt: 0,
    who: null,
    ended: undefined,
    actions: null,
    liveBasket: null,
    identity: undefined,
    basket: undefined,
    failure: null,
    sdk: null,
    isHeld: false
}

const startedAgain: PageSessionState = {
    ...notStarted,
    identity: {state: 'unknown'},
    basket: {state: 'loading'}
}

/** What the parts of a page that read by the SDK's hooks report. */
export type SessionReport = Partial<Omit<PageSessionState, 'attempt' | 'actions' | 'failure'>>

/** The part that `partOf` finds in the state, as soon as it does. Rejects with a CommerceError if the session fails. */
const partOnce = <Part>(
    {getState, subscribe}: StoreApi<PageSessionState>,
    partOf: (state: PageSessionState) => Part | null
): Promise<Part> =>
    new Promise((resolve, reject) => {
        const settle = (state: PageSessionState): boolean => {
            const part = state.failure ? null : partOf(state)
            if (state.failure) reject(new CommerceError(state.failure))
            else if (part !== null) resolve(part)
            return state.failure !== null || part !== null
        }
        if (settle(getState())) return
        const stop = subscribe((state) => {
            if (settle(state)) stop()
        })
    })

/**
 * The shopper's session for the life of one page: a plain object that components subscribe to. It starts when somebody
 * needs it, and again after a failure.
 */
export const createPageSession = () => {
    const store = createStore<PageSessionState>(() => notStarted)
    const {getState, setState} = store
    let startedAttempt = 0

    const start = (): void => {
        if (getState().attempt === 0) setState({attempt: 1})
    }

    /** Starts again what has failed; nothing else. */
    const retry = (): void => {
        const {failure, attempt} = getState()
        if (!failure) return
        setState({...startedAgain, attempt: attempt + 1})
    }

    const fail = (failure: CommerceFailure): void =>
        setState({
            failure,
            identity: {state: 'failed', failure, retry},
            basket: {state: 'failed', failure}
        })

    /**
     * Waits for a part of the session: for its actions, or for what else `partOf` finds in its state. Starts it if
     * nobody has needed it yet, and again if it has failed. Rejects with a CommerceError if it fails.
     */
    const whenReady = <Part>(partOf: (state: PageSessionState) => Part | null): Promise<Part> => {
        start()
        retry()
        return partOnce(store, partOf)
    }

    /** Begins the current attempt, once, with the actions that the SDK makes possible. */
    const begin = (actions: LiveActions): void => {
        const {attempt} = getState()
        if (startedAttempt === attempt) return
        startedAttempt = attempt
        const isCurrent = () => getState().attempt === attempt
        withDeadline(BEGIN_DEADLINE_MS, () => actions.begin()).then(
            () => {
                if (isCurrent()) setState({actions})
            },
            () => {
                if (isCurrent()) fail(noResponse)
            }
        )
    }

    /** Reports for the current attempt: what it still says once another one has started is ignored. */
    const reportOfAttempt = (): ((change: SessionReport) => void) => {
        const {attempt} = getState()
        return (change) => {
            if (getState().attempt === attempt) setState(change)
        }
    }

    return {store, start, retry, fail, whenReady, begin, reportOfAttempt}
}

export type PageSession = ReturnType<typeof createPageSession>
