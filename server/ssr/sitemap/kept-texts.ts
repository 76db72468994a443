import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import {createGunzip, createGzip} from 'node:zlib'

type Kept = {packed: Buffer; until: number}

export type KeptTextsSetup = {now: () => number; keepMs: number; mostBytes: number}

const collected = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
    const pieces: Buffer[] = []
    for await (const piece of stream) pieces.push(piece)
    return Buffer.concat(pieces)
}

/**
 * Long texts that cost many calls: each is written while it is made, and kept packed for a while. Who wants one that is
 * being made waits for it. The oldest are dropped when all together grow too large.
 */
export class KeptTexts {
    private readonly kept = new Map<string, Kept>()
    private readonly underWay = new Map<string, Promise<unknown>>()

    constructor(private readonly setup: KeptTextsSetup) {}

    /** Rejects as the making of the text does; nothing is kept of one that failed. */
    async *read(name: string, make: () => AsyncIterable<string>): AsyncGenerator<string> {
        while (this.underWay.has(name)) await this.underWay.get(name)
        const kept = this.kept.get(name)
        if (kept && this.setup.now() < kept.until) yield* unpacked(kept.packed)
        else yield* this.making(name, make)
    }

    private async *making(name: string, make: () => AsyncIterable<string>) {
        let finish: () => void = () => undefined
        this.underWay.set(name, new Promise<void>((resolve) => (finish = resolve)))
        const packer = createGzip()
        const packed = collected(packer)
        try {
            for await (const piece of make()) {
                if (!packer.write(piece))
                    await new Promise((resume) => packer.once('drain', resume))
                yield piece
            }
            packer.end()
            this.keep(name, await packed)
        } finally {
            packer.destroy()
            packed.catch(() => undefined)
            this.underWay.delete(name)
            finish()
        }
    }

    private keep(name: string, packed: Buffer): void {
        this.kept.delete(name)
        this.kept.set(name, {packed, until: this.setup.now() + this.setup.keepMs})
        let bytes = [...this.kept.values()].reduce((sum, kept) => sum + kept.packed.length, 0)
        for (const [oldest, kept] of this.kept) {
            if (bytes <= this.setup.mostBytes) return
            this.kept.delete(oldest)
            bytes -= kept.packed.length
        }
    }
}

async function* unpacked(packed: Buffer): AsyncGenerator<string> {
    const unpacker = createGunzip().setEncoding('utf8')
    const done = pipeline(Readable.from([packed]), unpacker)
    done.catch(() => undefined)
    for await (const piece of unpacker) yield String(piece)
    await done
}
