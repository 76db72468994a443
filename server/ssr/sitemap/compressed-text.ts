import {Readable} from 'node:stream'
import {finished, pipeline} from 'node:stream/promises'
import {constants, createGunzip, createGzip} from 'node:zlib'

/**
 * A long text that is created once and held compressed. Any number of readers read it, each at their own pace, from the
 * first piece on, even while the rest is still being created.
 */
export class CompressedText {
    /** Resolves once all of the text is created; rejects if creating it fails. */
    readonly whole: Promise<void>
    private readonly pieces: Buffer[] = []
    private isEnded = false
    private wakeReaders: () => void = () => undefined
    private grown = this.nextGrowth()

    constructor(make: () => AsyncIterable<string>) {
        this.whole = this.fill(make)
        // Every reader gets the failure; without readers it must not be an unhandled rejection.
        this.whole.catch(() => undefined)
    }

    get bytes(): number {
        return this.pieces.reduce((sum, piece) => sum + piece.length, 0)
    }

    async *read(): AsyncGenerator<string> {
        const gunzip = createGunzip().setEncoding('utf8')
        const done = pipeline(Readable.from(this.compressed()), gunzip)
        done.catch(() => undefined)
        for await (const piece of gunzip) yield String(piece)
        await done
    }

    private async *compressed(): AsyncGenerator<Buffer> {
        for (let index = 0; ; index += 1) {
            while (index >= this.pieces.length && !this.isEnded) await this.grown
            const piece = this.pieces[index]
            if (!piece) return await this.whole
            yield piece
        }
    }

    private async fill(make: () => AsyncIterable<string>): Promise<void> {
        const gzip = createGzip()
        gzip.on('data', (piece: Buffer) => {
            this.pieces.push(piece)
            this.notifyReaders()
        })
        try {
            for await (const piece of make()) {
                gzip.write(piece)
                // Each piece is flushed, so that it can be read at once.
                await new Promise<void>((resume) =>
                    gzip.flush(constants.Z_SYNC_FLUSH, () => resume())
                )
            }
            gzip.end()
            await finished(gzip)
        } finally {
            gzip.destroy()
            this.isEnded = true
            this.notifyReaders()
        }
    }

    private nextGrowth(): Promise<void> {
        return new Promise((resolve) => {
            this.wakeReaders = resolve
        })
    }

    private notifyReaders(): void {
        const wake = this.wakeReaders
        this.grown = this.nextGrowth()
        wake()
    }
}
