import {PackedText} from './packed-text'

type Kept = {text: PackedText; until: number}

export type KeptTextsSetup = {now: () => number; keepMs: number; mostBytes: number}

/**
 * Long texts that cost many calls: each is made once for all who want it, also for those who come while it is being made,
 * and kept for a while. The oldest are dropped when all together grow too large.
 */
export class KeptTexts {
    private readonly kept = new Map<string, Kept>()
    private readonly underWay = new Map<string, PackedText>()

    constructor(private readonly setup: KeptTextsSetup) {}

    /** Rejects as the making of the text does; nothing is kept of one that failed. */
    read(name: string, make: () => AsyncIterable<string>): AsyncGenerator<string> {
        const kept = this.kept.get(name)
        const isFresh = kept && this.setup.now() < kept.until
        const text = isFresh ? kept.text : (this.underWay.get(name) ?? this.begin(name, make))
        return text.read()
    }

    private begin(name: string, make: () => AsyncIterable<string>): PackedText {
        const text = new PackedText(make)
        this.underWay.set(name, text)
        text.whole
            .then(() => this.keep(name, text))
            .catch(() => undefined)
            .finally(() => this.underWay.delete(name))
        return text
    }

    private keep(name: string, text: PackedText): void {
        this.kept.delete(name)
        this.kept.set(name, {text, until: this.setup.now() + this.setup.keepMs})
        let bytes = [...this.kept.values()].reduce((sum, kept) => sum + kept.text.bytes, 0)
        for (const [oldest, kept] of this.kept) {
            if (bytes <= this.setup.mostBytes) return
            this.kept.delete(oldest)
            bytes -= kept.text.bytes
        }
    }
}
