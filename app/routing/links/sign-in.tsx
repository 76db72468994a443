import {createContext, useContext} from 'react'
import {createStore} from 'zustand/vanilla'

export type SignInRequest = {
    /** What the dialog shows first; sign-in by default. */
    view?: 'login' | 'register' | 'reset'
    /** Called once the shopper is signed in [AUTH-009, AUTH-011]. */
    onDone?: () => void
}

export type SignInAccess = {
    /** How the shop's identity provider is reached: not at all, in this window, or in a frame of the dialog [AUTH-041]. */
    provider: 'none' | 'window' | 'frame'
    /** Opens the sign-in dialog over the page; on a login page it points to the form that is there [AUTH-016, AUTH-017]. */
    open: (request?: SignInRequest) => void
}

const SignInContext = createContext<SignInAccess>({provider: 'none', open: () => undefined})

export const SignInProvider = SignInContext.Provider

/** The sign-in dialog, and the sign-in options of this shop. */
export const useSignIn = (): SignInAccess => useContext(SignInContext)

/** Being sent to sign-in again within so many milliseconds after it sent the shopper back counts as a loop. */
const ROUND_MS = 10_000

type Return = {path: string; at: number}

const returns = createStore<{last: Return | null}>(() => ({last: null}))

/** Notes that sign-in has sent the shopper back to a page, given with its query and without locale. */
export const noteReturn = (path: string, now: number): void => {
    returns.setState({last: {path, at: now}})
}

/** Whether sign-in has sent the shopper to this page only just now: sending them back again would loop for ever [D-14]. */
export const hasJustReturned = (path: string, now: number): boolean => {
    const {last} = returns.getState()
    return last?.path === path && now - last.at < ROUND_MS
}

export const forgetReturn = (): void => returns.setState({last: null})
