import {createStore} from 'zustand/vanilla'
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
    'consent-changed',
    'paid'
] as const
export type TabEvent = (typeof tabEvents)[number]

type Reported = {event: TabEvent; usid: string}
type Listener = (reported: Reported) => void

type Channel = {
    /** Open as long as somebody listens. */
    opened: BroadcastChannel | null
    listenerCount: number
    /** What another tab has posted last. */
    last: Reported | null
}

const channel = createStore<Channel>(() => ({opened: null, listenerCount: 0, last: null}))

const toReported = (data: unknown): Reported | undefined => {
    const {event: given, usid} = record(data)
    const event = tabEvents.find((known) => known === given)
    return event && {event, usid: text(usid) ?? ''}
}

/** Null in a browser without BroadcastChannel, or that refuses it: its tabs update when they become visible. */
const openChannel = (): BroadcastChannel | null =>
    ifAllowed(() => new BroadcastChannel(NAME)) ?? null

const hear = ({data}: MessageEvent<unknown>): void => {
    const last = toReported(data)
    if (last) channel.setState({last})
}

/**
 * Posts to the shop's other tabs in this browser; `usid` says whose session it is about. The posting tab does not
 * receive it.
 */
export const postToTabs = (event: TabEvent, usid: string): void => {
    const {opened} = channel.getState()
    const used = opened ?? openChannel()
    used?.postMessage({event, usid} satisfies Reported)
    if (used !== opened) used?.close()
}

/** Calls the listener for what other tabs post; returns how to stop. The channel is closed while nobody listens. */
export const onTabEvent = (listener: Listener): (() => void) => {
    const {opened, listenerCount} = channel.getState()
    const used = listenerCount === 0 ? openChannel() : opened
    if (listenerCount === 0) used?.addEventListener('message', hear)
    channel.setState({opened: used, listenerCount: listenerCount + 1})
    const stop = channel.subscribe(({last}, before) => {
        if (last && last !== before.last) listener(last)
    })
    return () => {
        stop()
        const left = channel.getState().listenerCount - 1
        if (left === 0) used?.close()
        channel.setState({listenerCount: left, ...(left === 0 && {opened: null})})
    }
}
