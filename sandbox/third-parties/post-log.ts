import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {siteQuery} from '../core/query-values'
import {customPath, readScope} from '../renting/rental-account'
import type {World} from '../world/world'

const mostPostsStored = 1000

/** Digit sequences as long as a card, account or social security number. Such a number must not be logged. */
const longNumber = /\d[\d -]{7,}\d/g

/** Receives the storefront's log entries and stores the latest thousand. [API-061] */
export const logPost = endpoint({
    method: 'POST',
    path: customPath('custom-logger', 'logPOST'),
    scope: readScope,
    query: siteQuery,
    body: z.looseObject({
        message: z.string().max(10_000),
        level: z.enum(['debug', 'info', 'warn', 'error', 'fatal'])
    }),
    handle: ({body, world: {statement}, now}) => {
        const {lastInsertRowid} = statement(
            'INSERT INTO shop_log (level, message, logged_at) VALUES (?, ?, ?)'
        ).run(body.level, body.message.replace(longNumber, '***'), now.getTime())
        statement('DELETE FROM shop_log WHERE no <= ?').run(
            Number(lastInsertRowid) - mostPostsStored
        )
        return {success: true}
    }
})

/** The storefront's log, oldest line first. */
export const logLines = ({statement}: World) =>
    statement<{level: string; message: string}>(
        'SELECT level, message FROM shop_log ORDER BY no'
    ).all()
