import {Socket} from 'node:net'
import {CONNECTION, createHandOver, LAST, LEAVING, READY, TAKEN} from './hand-over'

/** Two workers, and the messages that each was sent. */
const aHandOver = () => {
    const handOver = createHandOver()
    const sent: string[] = []
    const names = new Map<Socket, string>()
    const server = (id: number) => ({
        id,
        send: (message: string, connection?: Socket) => {
            const name = connection === undefined ? '' : ` ${names.get(connection)}`
            sent.push(`${id}: ${message}${name}`)
        }
    })
    const accept = (name: string): Socket => {
        const connection = new Socket()
        names.set(connection, name)
        handOver.accept(connection)
        return connection
    }
    const reports = (id: number, ...messages: string[]) => {
        for (const message of messages) handOver.hear(server(id), message)
    }
    return {...handOver, accept, reports, sent}
}

test('connections go to the workers in turn, and the next one to a worker that has taken its last one', () => {
    const {accept, reports, sent} = aHandOver()
    reports(1, READY)
    reports(2, READY)

    for (const name of ['a', 'b', 'c']) accept(name)
    const before = [...sent]
    reports(2, TAKEN)

    expect(before).toEqual([`1: ${CONNECTION} a`, `2: ${CONNECTION} b`])
    expect(sent.slice(2)).toEqual([`2: ${CONNECTION} c`])
})

test('a connection that comes before any worker serves waits for the first one', () => {
    const {accept, reports, sent} = aHandOver()

    accept('a')
    reports(1, 'alive')
    const before = [...sent]
    reports(1, READY)

    expect([before, sent]).toEqual([[], [`1: ${CONNECTION} a`]])
})

test('when one worker shuts down it gets no more connections, and is told so', () => {
    const {accept, reports, sent} = aHandOver()
    reports(1, READY)
    reports(2, READY)

    reports(1, LEAVING)
    accept('a')
    reports(1, TAKEN)
    accept('b')
    reports(2, TAKEN)

    expect(sent).toEqual([`1: ${LAST}`, `2: ${CONNECTION} a`, `2: ${CONNECTION} b`])
})

test('when all workers shut down, all continue until the port is closed; waiting connections are handed to a worker, busy or not, before the last message', () => {
    const {accept, reports, close, finish, sent} = aHandOver()
    reports(1, READY)
    reports(2, READY)

    close()
    reports(1, LEAVING)
    reports(2, LEAVING)
    for (const name of ['a', 'b', 'c', 'd']) accept(name)
    const before = [...sent]
    finish()

    expect(before).toEqual([`1: ${CONNECTION} a`, `2: ${CONNECTION} b`])
    expect(sent.slice(2)).toEqual([
        `1: ${CONNECTION} c`,
        `2: ${CONNECTION} d`,
        `1: ${LAST}`,
        `2: ${LAST}`
    ])
})

test('a worker that has ended gets no connection, and one that starts too late is told to end', () => {
    const {accept, reports, lose, finish, sent} = aHandOver()
    reports(1, READY)
    lose(1)

    const left = accept('a')
    finish()
    reports(2, READY)

    expect(sent).toEqual([`2: ${LAST}`])
    expect(left.destroyed).toBe(true)
})
