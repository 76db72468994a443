import {CompressedText} from './compressed-text'

type Entry = {text: CompressedText; until: number}

export type TextCacheSetup = {now: () => number; ttlMs: number; mostBytes: number}

/**
 * Long texts that need many calls: each is created once for all readers, also for those who come while it is being
 * created, and cached for a while. The oldest are dropped when all together are too large.
 */
export class TextCache {
    private readonly entries = new Map<string, Entry>()
    private readonly pending = new Map<string, CompressedText>()

    constructor(private readonly setup: TextCacheSetup) {}

    /** Rejects if creating the text fails; a failed text is not cached. */
    read(name: string, make: () => AsyncIterable<string>): AsyncGenerator<string> {
        const entry = this.entries.get(name)
        const isFresh = entry && this.setup.now() < entry.until
        const text = isFresh ? entry.text : (this.pending.get(name) ?? this.begin(name, make))
        return text.read()
    }

    private begin(name: string, make: () => AsyncIterable<string>): CompressedText {
        const text = new CompressedText(make)
        this.pending.set(name, text)
        text.whole
            .then(() => this.store(name, text))
            .catch(() => undefined)
            .finally(() => this.pending.delete(name))
        return text
    }

    private store(name: string, text: CompressedText): void {
        this.entries.delete(name)
        this.entries.set(name, {text, until: this.setup.now() + this.setup.ttlMs})
        let bytes = [...this.entries.values()].reduce((sum, one) => sum + one.text.bytes, 0)
        for (const [oldest, entry] of this.entries) {
            if (bytes <= this.setup.mostBytes) return
            this.entries.delete(oldest)
            bytes -= entry.text.bytes
        }
    }
}
