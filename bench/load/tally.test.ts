import {isFailed, isRefused, kilobytesByKind, sentByKind, tally, type Sent} from './tally'

const sent = (given: Partial<Sent> = {}): Sent => ({
    kind: 'page',
    what: 'home',
    status: 200,
    ms: 10,
    bytes: 20_000,
    ...given
})

test.each`
    status | refused  | failed
    ${200} | ${false} | ${false}
    ${303} | ${false} | ${false}
    ${429} | ${true}  | ${false}
    ${503} | ${true}  | ${false}
    ${404} | ${false} | ${true}
    ${500} | ${false} | ${true}
    ${502} | ${false} | ${true}
    ${0}   | ${false} | ${true}
`('status $status: refused is $refused, failed is $failed', ({status, refused, failed}) => {
    expect([isRefused(sent({status})), isFailed(sent({status}))]).toEqual([refused, failed])
})

test('each kind of request has its count and mean size', () => {
    const requests = [sent(), sent({bytes: 10_000}), sent({kind: 'api', bytes: 500})]

    expect(sentByKind(requests)).toEqual({page: 2, api: 1, proxy: 0, image: 0, bundle: 0})
    expect(kilobytesByKind(requests)).toEqual({page: 15, api: 0.5, proxy: 0, image: 0, bundle: 0})
})

test('the table has pages first, then calls, with times, statuses, refusals and failures', () => {
    const rows = tally([
        sent({kind: 'api', what: 'search', status: 429}),
        sent({what: 'listing', ms: 30}),
        sent({ms: 10}),
        sent({ms: 20, status: 500})
    ])

    expect(rows.map(({kind, what, count}) => [kind, what, count])).toEqual([
        ['page', 'home', 2],
        ['page', 'listing', 1],
        ['api', 'search', 1]
    ])
    expect(rows[0]).toMatchObject({p50: 15, refused: 0, failed: 1, statuses: '200: 1, 500: 1'})
    expect(rows[2]).toMatchObject({refused: 1, failed: 0})
})
