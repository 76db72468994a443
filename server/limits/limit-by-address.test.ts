import {startExpress} from '../../tests/support/server/http-server'
import {createCounts} from './counts'
import {callerBehind, countedAddress, limitByAddress} from './limit-by-address'

const socket = {remoteAddress: '10.0.0.1'}

test.each`
    proxies | forwarded                               | counted                 | because
    ${0}    | ${undefined}                            | ${'10.0.0.1'}           | ${'nobody stands between'}
    ${0}    | ${'203.0.113.7'}                        | ${'10.0.0.1'}           | ${'only the caller can have said so'}
    ${1}    | ${'203.0.113.7'}                        | ${'203.0.113.7'}        | ${'the proxy says so'}
    ${1}    | ${'6.6.6.6, 203.0.113.7'}               | ${'203.0.113.7'}        | ${'the proxy adds to what the caller made up'}
    ${2}    | ${'6.6.6.6, 203.0.113.7, 198.51.100.2'} | ${'203.0.113.7'}        | ${'the first proxy says so, and the second adds the first'}
    ${2}    | ${['6.6.6.6', '203.0.113.7, 10.0.0.9']} | ${'203.0.113.7'}        | ${'several headers are one list'}
    ${2}    | ${'203.0.113.7'}                        | ${'10.0.0.1'}           | ${'too few say anything'}
    ${1}    | ${undefined}                            | ${'10.0.0.1'}           | ${'the proxy says nothing'}
    ${1}    | ${'203.0.113.7:5678'}                   | ${'203.0.113.7'}        | ${'a port is another one for each connection'}
    ${1}    | ${'[2001:db8::1]:5678'}                 | ${'2001:db8::1'}        | ${'so it is behind brackets'}
    ${1}    | ${'[2001:db8::1]'}                      | ${'2001:db8::1'}        | ${'brackets are no part of it'}
    ${1}    | ${'2001:db8::1:5678'}                   | ${'2001:db8::1:5678'}   | ${'without brackets nothing is a port'}
    ${1}    | ${'::ffff:203.0.113.7'}                 | ${'::ffff:203.0.113.7'} | ${'that is an address too'}
`(
    'behind $proxies proxies, calls forwarded for $forwarded count for $counted, as $because',
    ({proxies, forwarded, counted}) => {
        const headers = {'x-forwarded-for': forwarded}

        expect(countedAddress({headers, socket}, proxies)).toBe(counted)
    }
)

/** A process that allows an address this many calls in a minute. */
const aProcess = (counts: ReturnType<typeof createCounts>, most: number) =>
    startExpress(
        limitByAddress({
            counts,
            most,
            callerOf: callerBehind(0),
            name: 'paid',
            windowMs: 60_000
        }),
        (_req, res) => void res.send('here')
    )

test('a caller over the limit is refused by every process of the machine, whatever address they send', async () => {
    const counts = createCounts(() => 0)
    const [one, other] = [await aProcess(counts, 2), await aProcess(counts, 2)]

    const answers: [number, string | null][] = []
    for (const [{address}, forwarded] of [
        [one, '1.1.1.1'],
        [other, '2.2.2.2'],
        [other, '3.3.3.3']
    ] as const) {
        const answer = await fetch(address, {headers: {'x-forwarded-for': forwarded}})
        await answer.text()
        answers.push([answer.status, answer.headers.get('retry-after')])
    }
    one.close()
    other.close()

    expect(answers).toEqual([
        [200, null],
        [200, null],
        [429, '60']
    ])
})
