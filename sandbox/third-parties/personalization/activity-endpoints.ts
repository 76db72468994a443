import type {ActivityName} from '@contract/third-parties'
import {answer} from '../../core/answer'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {siteId} from '../../shoppers/sign-in/slas-client'
import type {World} from '../../world/world'
import {productIdsOf, Visitor} from './visitor'

/** [PERS-001…011] */
const names: readonly ActivityName[] = [
    'viewProduct',
    'viewSearch',
    'clickSearch',
    'viewCategory',
    'clickCategory',
    'viewReco',
    'clickReco',
    'viewPage',
    'beginCheckout',
    'checkoutStep',
    'addToCart'
]

const mostKept = 20_000

/** What a visitor did; recommendations are made of it. */
export const activities = names.map((name) =>
    endpoint({
        method: 'POST',
        path: `/personalization/v3/activities/:siteId/${name}`,
        access: 'public',
        body: Visitor,
        handle: ({params, body, world, now}) => {
            if (params.siteId !== siteId) notFound('site', params.siteId)
            const ids = productIdsOf(body)
            for (const productId of ids.length ? ids : [null]) {
                keep(world, [name, body.cookieId, productId, now.getTime()])
            }
            return answer(202, {})
        }
    })
)

type Row = [name: ActivityName, cookieId: string, productId: string | null, happenedAt: number]

const keep = ({statement}: World, row: Row) => {
    const {lastInsertRowid} = statement(
        'INSERT INTO activity (name, cookie_id, product_id, happened_at) VALUES (?, ?, ?, ?)'
    ).run(...row)
    statement('DELETE FROM activity WHERE no <= ?').run(Number(lastInsertRowid) - mostKept)
}
