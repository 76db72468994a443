import {z} from 'zod'
import {clientOf} from './client'
import {guestToken} from './guest-token'
import {startSandbox} from './start-sandbox'

const baskets = '/checkout/shopper-baskets/v1/organizations/{org}/baskets'

const Made = z.object({basketId: z.string()})
const Read = z.object({c_sessionAlive: z.number().optional(), c_note: z.string().optional()})

/** A shopper's basket, the last number whose write was confirmed, and the last that was sent. */
type Shopper = {token: string; basketId: string; answered: number; sent: number}

type Rounds = {file: string; data: string; size: string; rounds: number; clients: number}

export type Tally = {
    rounds: number
    /** Confirmed writes; they must still be there after the restart. */
    writes: number
    /** Confirmed writes that were missing after the restart. */
    lost: number
    /** Writes that were only half there after the restart. */
    torn: number
}

const comeIn = async (port: number): Promise<Shopper> => {
    const client = clientOf(port)
    const token = await guestToken(client)
    const {json} = await client.call(baskets, {method: 'POST', token, body: {}})
    client.close()
    return {token, basketId: Made.parse(json).basketId, answered: 0, sent: 0}
}

/** Writes increasing numbers until the connection breaks. */
const writeOnAndOn = async (port: number, shopper: Shopper) => {
    const {call, close} = clientOf(port)
    const path = `${baskets}/${shopper.basketId}`
    try {
        for (;;) {
            shopper.sent += 1
            const body = {c_sessionAlive: shopper.sent, c_note: `note ${shopper.sent}`}
            const {status} = await call(path, {method: 'PATCH', token: shopper.token, body})
            if (status !== 200) throw new Error(`Writing was answered with ${status}`)
            shopper.answered = shopper.sent
        }
    } catch (error) {
        const isBroken = error instanceof Error && 'code' in error
        if (!isBroken) throw error
    } finally {
        close()
    }
}

/** The data after the restart: at least the confirmed number, at most the sent one. */
const look = async (port: number, shopper: Shopper) => {
    const {call, close} = clientOf(port)
    const {status, json} = await call(`${baskets}/${shopper.basketId}`, {token: shopper.token})
    close()
    const {c_sessionAlive: number = 0, c_note: note} = status === 200 ? Read.parse(json) : {}
    const isTorn = number > 0 && note !== `note ${number}`
    const lost = Math.max(0, shopper.answered - number)
    shopper.answered = number
    shopper.sent = number
    return {lost, torn: isTorn ? 1 : 0}
}

/** The time before the kill differs from round to round, so that it happens at any point. */
const someTime = (round: number) =>
    new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 100)))

/** Kills a sandbox under write load and starts it again, round after round. */
export const killRounds = async ({file, data, size, rounds, clients}: Rounds): Promise<Tally> => {
    const tally = {rounds, writes: 0, lost: 0, torn: 0}
    let running = await startSandbox({file, data, size})
    const shoppers = await Promise.all(Array.from({length: clients}, () => comeIn(running.port)))
    for (let round = 0; round < rounds; round += 1) {
        const before = shoppers.map(({answered}) => answered)
        const writing = shoppers.map((shopper) => writeOnAndOn(running.port, shopper))
        await someTime(round)
        await running.end('SIGKILL')
        await Promise.all(writing)
        shoppers.forEach(({answered}, index) => {
            tally.writes += answered - (before[index] ?? 0)
        })
        running = await startSandbox({file, data, size})
        for (const shopper of shoppers) {
            const {lost, torn} = await look(running.port, shopper)
            tally.lost += lost
            tally.torn += torn
        }
    }
    await running.end('SIGTERM')
    return tally
}
