import type {Response} from 'express'
import {startExpress} from '../../../tests/support/server/http-server'
import {serverTiming} from './server-timing'

/** The header of a page that is made like this, on a clock that only the page moves. */
const headerOf = async (make: (clock: {now: number}, res: Response) => void) => {
    const clock = {now: 0}
    const shop = await startExpress(
        serverTiming(() => clock.now),
        (_req, res) => {
            make(clock, res)
            res.send('page')
        }
    )
    const answer = await fetch(shop.address)
    shop.close()
    return answer.headers.get('server-timing')
}

test('all queries of a page count as one duration, measured from its request', async () => {
    const header = await headerOf((clock, res) => {
        // The store, and then the calls of the page.
        clock.now = 100
        res.locals.loadedAt = clock.now
        clock.now = 130
    })

    expect(header).toBe('load;dur=100.0, render;dur=30.0, total;dur=130.0')
})

test('a page without queries spends all its time in the render', async () => {
    const header = await headerOf((clock) => {
        clock.now = 30
    })

    expect(header).toBe('load;dur=0.0, render;dur=30.0, total;dur=30.0')
})
