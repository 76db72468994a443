import {startExpress} from '../../tests/support/server/http-server'
import {createCounts} from './counts'
import {admitSubject, agreementLookUps, offerLookUps, passwordChecks} from './subject-limit'

const counts = createCounts(() => 0)

const limits: Record<string, typeof passwordChecks> = {
    '/offer': offerLookUps,
    '/agreement': agreementLookUps
}

const shop = startExpress((req, res, next) => {
    const url = new URL(req.url, 'http://shop')
    const {subject = '', status} = Object.fromEntries(url.searchParams)
    const limit = limits[url.pathname] ?? passwordChecks
    admitSubject(counts, limit, {subject, res}).then(
        (isIn) => void (isIn && res.status(Number(status)).end()),
        next
    )
})
afterAll(async () => (await shop).close())

test.each`
    status | next   | what
    ${400} | ${429} | ${'a wrong password'}
    ${403} | ${429} | ${'a refusal'}
    ${200} | ${200} | ${'a right password'}
    ${401} | ${200} | ${'an expired session'}
    ${408} | ${200} | ${'a time-out'}
    ${429} | ${200} | ${'a limit of the platform'}
    ${500} | ${200} | ${'an outage'}
    ${503} | ${200} | ${'an outage'}
    ${504} | ${200} | ${'no answer in time'}
`('after ten times $status, which is $what, the next call gets $next [D-20]', async (row) => {
    const {address} = await shop
    const call = async (status: number) =>
        (await fetch(`${address}/?subject=s${String(row.status)}&status=${status}`)).status
    for (let tried = 0; tried < 10; tried += 1) await call(row.status)

    expect(await call(200)).toBe(row.next)
})

test.each`
    of             | spellings                                                | another
    ${'offer'}     | ${['hale-2026-0001', 'HALE 2026 0001', 'Hale２0260001']} | ${'hale-2026-0002'}
    ${'agreement'} | ${['10-020-304', '10020304', ' 10 020 304 ']}            | ${'10020305'}
`(
    'fifty wrong answers about one $of, by whomever and however it is written, are the last ones for a while; another one is not concerned [D-20]',
    async ({of, spellings, another}) => {
        const {address} = await shop
        const call = async (subject: string) =>
            (await fetch(`${address}/${of}?${new URLSearchParams({subject, status: '404'})}`))
                .status
        const states: number[] = []
        for (let tried = 0; tried < 51; tried += 1) states.push(await call(spellings[tried % 3]))

        expect([...new Set(states.slice(0, 50)), states.at(-1)]).toEqual([404, 429])
        expect(await call(another)).toBe(404)
    }
)
