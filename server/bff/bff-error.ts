/** A failure of our own server's endpoints, with the status to respond with. */
export class BffError extends Error {
    constructor(
        readonly status: number,
        message: string
    ) {
        super(message)
        this.name = 'OwnAnswerError'
    }
}
