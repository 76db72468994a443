import {ifAllowed} from '@app/lib/browser/browser'
import {record, text} from '../json'

const NAME = 'shopper'

/** What one tab posts to the others of the same browser [D-15]. */
export const tabEvents = [
    'signed-in',
    'signed-out',
    'basket-changed',
    'lists-changed',
    'customer-changed',
    'paid'
] as const
export type TabEvent = (typeof tabEvents)[number]

type Reported = {event: TabEvent; usid: string}
type Listener = (reported: Reported) => void

const listeners = new Set<Listener>()
let opened: BroadcastChannel | null = null

const toReported = (data: unknown): Reported | undefined => {
    const {event: given, usid} = record(data)
    const event = tabEvents.find((known) => known === given)
    return event && {event, usid: text(usid) ?? ''}
}

/** Null in a browser without BroadcastChannel, or that refuses it: its tabs update when they become visible. */
const openChannel = (): BroadcastChannel | null =>
    ifAllowed(() => new BroadcastChannel(NAME)) ?? null

const hear = ({data}: MessageEvent<unknown>): void => {
    const reported = toReported(data)
    if (reported) for (const listener of listeners) listener(reported)
}

/**
 * Posts to the shop's other tabs in this browser; `usid` says whose session it is about. The posting tab does not
 * receive it.
 */
export const postToTabs = (event: TabEvent, usid: string): void => {
    const channel = opened ?? openChannel()
    channel?.postMessage({event, usid} satisfies Reported)
    if (channel !== opened) channel?.close()
}

/** Calls the listener for what other tabs post; returns how to stop. The channel is closed while nobody listens. */
export const onTabEvent = (listener: Listener): (() => void) => {
    listeners.add(listener)
    if (!opened) {
        opened = openChannel()
        opened?.addEventListener('message', hear)
    }
    return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        opened?.close()
        opened = null
    }
}
