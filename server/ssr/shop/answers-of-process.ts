import {toFailure} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'

type Kept = {value: unknown; freshUntil: number; staleUntil: number}

export type Clock = () => number

/**
 * Answers that are the same for everybody (category tree, preferences, content), kept by the process: fresh ones are
 * given at once, stale ones too while one call gets the next, and one call serves all who wait for the same answer.
 * Stale answers also stand in while the Commerce API is down.
 */
export class AnswersOfProcess {
    private readonly kept = new Map<string, Kept>()
    private readonly underWay = new Map<string, Promise<unknown>>()

    constructor(
        private readonly now: Clock,
        /** Told of what fails: a stale answer may stand in for it, and else nobody would know [ERR-019]. */
        private readonly onFailure: (message: string) => void = () => undefined,
        private readonly most = 500
    ) {}

    /** `space` keeps sites and languages apart. */
    async answer<T>(space: string, question: Query<T>): Promise<T> {
        const {shared} = question
        if (!shared) return question.fetch()
        const key = `${space}:${JSON.stringify(question.key)}`
        const kept = this.used(key)
        const now = this.now()
        // The key names the question, and only its own answer is ever kept under it.
        if (kept && now < kept.freshUntil) return kept.value as T
        const next = this.ask(key, question, shared)
        if (!kept || now >= kept.staleUntil) return next
        next.catch(() => undefined)
        return kept.value as T
    }

    private ask<T>(
        key: string,
        question: Query<T>,
        {fresh, stale}: {fresh: number; stale: number}
    ): Promise<T> {
        const running = this.underWay.get(key)
        if (running) return running as Promise<T>
        const asked = question
            .fetch()
            .then((value) => {
                const freshUntil = this.now() + fresh * 1000
                this.keep(key, {value, freshUntil, staleUntil: freshUntil + stale * 1000})
                return value
            })
            .catch((error: unknown) => {
                this.tell(question, error)
                throw error
            })
            .finally(() => this.underWay.delete(key))
        this.underWay.set(key, asked)
        return asked
    }

    private tell({key: [name]}: Query<unknown>, error: unknown): void {
        const {status, code} = toFailure(error)
        const why = error instanceof Error ? error.message : code
        // What there is not, such as a store that closed, is no trouble.
        if (status !== 404) this.onFailure(`${String(name)} could not be had: ${why}`)
    }

    /** What is kept, which from here on is the last to be forgotten. */
    private used(key: string): Kept | undefined {
        const kept = this.kept.get(key)
        if (!kept) return undefined
        this.kept.delete(key)
        this.kept.set(key, kept)
        return kept
    }

    /** Where there are too many, the one that was not used for longest is forgotten. */
    private keep(key: string, kept: Kept): void {
        this.kept.delete(key)
        const longestUnused = this.kept.keys().next()
        if (this.kept.size >= this.most && !longestUnused.done) {
            this.kept.delete(longestUnused.value)
        }
        this.kept.set(key, kept)
    }
}
