import {useEffect, useSyncExternalStore} from 'react'
import {isAttemptStored, type KnownRenter} from '@app/domain/one-off-payment'
import {ifAllowed} from '@app/lib/browser'
import {flag, number, recordInJson, text} from '../json'

/** A payment without an account that was sent: its key, for whom, the moment in milliseconds, and whether it is paid. */
export type OneOffAttempt = KnownRenter & {key: string; sentAt: number; isPaid: boolean}

const KEY = 'one-off-payment'
const listeners = new Set<() => void>()

const stored = (): string | null => ifAllowed(() => localStorage.getItem(KEY)) ?? null

const toAttempt = (json: string | null): OneOffAttempt | null => {
    const fields = recordInJson(json ?? undefined)
    const [key, sentAt] = [text(fields.key), number(fields.sentAt)]
    if (key === undefined || sentAt === undefined) return null
    return {
        key,
        sentAt,
        isPaid: flag(fields.isPaid) ?? false,
        agreementNumber: text(fields.agreementNumber) ?? '',
        postalCode: text(fields.postalCode) ?? '',
        phoneEnd: text(fields.phoneEnd) ?? ''
    }
}

const notify = () => {
    for (const listener of listeners) listener()
}

/** What this browser sent within the hour, from any tab; what is older is removed (D-30). */
export const readOneOffAttempt = (now: number): OneOffAttempt | null => {
    const attempt = toAttempt(stored())
    if (attempt === null || isAttemptStored(attempt.sentAt, now)) return attempt
    forgetOneOffAttempt()
    return null
}

/** Called before the payment is sent, so that after a reload, and in other tabs, it is looked up and not sent again. */
export const saveOneOffAttempt = (attempt: OneOffAttempt): void => {
    ifAllowed(() => localStorage.setItem(KEY, JSON.stringify(attempt)))
    notify()
}

/** Called when nothing was taken, or when the receipt is no longer needed. */
export const forgetOneOffAttempt = (): void => {
    ifAllowed(() => localStorage.removeItem(KEY))
    notify()
}

const subscribe = (onChange: () => void) => {
    const hear = ({key}: StorageEvent) => {
        if (key === KEY || key === null) onChange()
    }
    listeners.add(onChange)
    window.addEventListener('storage', hear)
    return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', hear)
    }
}

/**
 * What this browser has sent within the hour; renders again when this tab or another one sends or ends something. Null
 * on the server.
 */
export const useOneOffAttempt = (): OneOffAttempt | null => {
    const json = useSyncExternalStore(subscribe, stored, () => null)
    useEffect(() => {
        readOneOffAttempt(Date.now())
    }, [json])
    return toAttempt(json)
}
