import type {NoticeTone} from '../words/notice/notice'

/** A way on from what a toast says, such as to the wish list. */
export type ToastLink = {label: string; to: string}

export type Toast = {
    id: number
    text: string
    tone: NoticeTone
    forMs: number
    link?: ToastLink | undefined
}

/** [SHELL-034] */
const FOR_MS = 5000

const NONE: readonly Toast[] = []

let shown = NONE
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
    shown = next
    for (const listener of listeners) listener()
}

/** The toasts on screen. Only the browser has any: they answer what a shopper did. */
export const toasts = {
    shown: (): readonly Toast[] => shown,
    none: (): readonly Toast[] => NONE,
    subscribe: (listener: () => void): (() => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
    },
    dismiss: (id: number): void => change(shown.filter((toast) => toast.id !== id))
}

/** Says something that has no better place on the page; goes away by itself [SHELL-034]. */
export const showToast = (
    text: string,
    tone: NoticeTone = 'info',
    {forMs = FOR_MS, link}: {forMs?: number; link?: ToastLink} = {}
): void => {
    lastId += 1
    change([...shown, {id: lastId, text, tone, forMs, link}])
}
