/** Why our own server does not answer, with the status to say it by. */
export class BffError extends Error {
    constructor(
        readonly status: number,
        message: string
    ) {
        super(message)
        this.name = 'OwnAnswerError'
    }
}
