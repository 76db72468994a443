import {quantile} from '../figures/spread'
import {kinds, perKind, type Kind, type PerKind} from './kinds'

/** A request of the walk and its response; of a connection that broke the status is 0. */
export type Sent = {kind: Kind; what: string; status: number; ms: number; bytes: number}

/** What the shop refuses rather than to be late: too many visitors, or too many calls of one address. */
const refusals = [503, 429]

export const isRefused = ({status}: Sent): boolean => refusals.includes(status)

/** What should not happen; a refusal is counted by itself. */
export const isFailed = (sent: Sent): boolean =>
    !isRefused(sent) && (sent.status === 0 || sent.status >= 400)

/** How many requests of each kind were sent. */
export const sentByKind = (sent: readonly Sent[]): PerKind =>
    perKind((kind) => sent.filter((each) => each.kind === kind).length)

/** Kilobytes of a response of each kind, on average; 0 for a kind that was not requested. */
export const kilobytesByKind = (sent: readonly Sent[]): PerKind => {
    const counts = sentByKind(sent)
    return perKind((kind) => {
        const bytes = sent.filter((each) => each.kind === kind).map((each) => each.bytes)
        return bytes.reduce((sum, each) => sum + each, 0) / Math.max(1, counts[kind]) / 1000
    })
}

export type Row = {
    kind: Kind
    what: string
    count: number
    p50: number
    p95: number
    refused: number
    failed: number
    /** Each status and how often it came, as `200: 40`. */
    statuses: string
}

const statusesOf = (sent: readonly Sent[]): string =>
    [...new Set(sent.map(({status}) => status))]
        .sort((a, b) => a - b)
        .map((status) => `${status}: ${sent.filter((each) => each.status === status).length}`)
        .join(', ')

const rowOf = (kind: Kind, what: string, sent: readonly Sent[]): Row => {
    const times = sent.map(({ms}) => ms)
    return {
        kind,
        what,
        count: sent.length,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        refused: sent.filter(isRefused).length,
        failed: sent.filter(isFailed).length,
        statuses: statusesOf(sent)
    }
}

/** A row for everything that was requested, by kind, most frequent first within one. */
export const tally = (sent: readonly Sent[]): Row[] =>
    kinds.flatMap((kind) => {
        const ofKind = sent.filter((each) => each.kind === kind)
        return [...new Set(ofKind.map(({what}) => what))]
            .map((what) =>
                rowOf(
                    kind,
                    what,
                    ofKind.filter((each) => each.what === what)
                )
            )
            .sort((a, b) => b.count - a.count)
    })
