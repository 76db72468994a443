import {startExpress} from '../../tests/support/http-server'
import {createCounts} from './counts'
import {admitSubject, passwordChecks} from './subject-limit'

const counts = createCounts(() => 0)

const shop = startExpress((req, res, next) => {
    const {subject = '', status} = Object.fromEntries(new URL(req.url, 'http://shop').searchParams)
    admitSubject(counts, passwordChecks, {subject, res}).then(
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
