import {startExpress} from '../../tests/support/http-server'
import {countedAddress, limitCalls} from './limit-calls'

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
    'behind $proxies proxies, calls for $forwarded count for $counted, as $because',
    ({proxies, forwarded, counted}) => {
        const headers = {'x-forwarded-for': forwarded}

        expect(countedAddress({headers, socket}, proxies)).toBe(counted)
    }
)

test('who calls too often is refused, whatever address they make up', async () => {
    const shop = await startExpress(limitCalls(0, 2), (_req, res) => void res.send('here'))

    const statuses: number[] = []
    for (const forwarded of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
        const answer = await fetch(shop.address, {headers: {'x-forwarded-for': forwarded}})
        await answer.text()
        statuses.push(answer.status)
    }
    shop.close()

    expect(statuses).toEqual([200, 200, 429])
})
