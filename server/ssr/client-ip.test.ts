import {clientIpOf} from './client-ip'

test.each`
    forwarded                                 | remoteAddress  | clientIp          | why
    ${'203.0.113.7'}                          | ${'127.0.0.1'} | ${'203.0.113.7'}  | ${'the forwarded address'}
    ${'203.0.113.7, 198.51.100.2, 10.0.0.1'}  | ${'127.0.0.1'} | ${'203.0.113.7'}  | ${'the first of several'}
    ${['198.51.100.9, 10.0.0.1', '10.0.0.2']} | ${'127.0.0.1'} | ${'198.51.100.9'} | ${'the first of several headers'}
    ${undefined}                              | ${'127.0.0.1'} | ${'127.0.0.1'}    | ${'the socket’s, without a header'}
    ${''}                                     | ${'127.0.0.1'} | ${'127.0.0.1'}    | ${'the socket’s, with an empty header'}
    ${' , 10.0.0.1'}                          | ${'127.0.0.1'} | ${'127.0.0.1'}    | ${'the socket’s, with a header that begins with an empty entry'}
    ${undefined}                              | ${undefined}   | ${null}           | ${'null once the socket is closed'}
`(
    'the shopper’s address is $clientIp: $why [API-060] (G-51)',
    ({forwarded, remoteAddress, clientIp}) => {
        expect(clientIpOf({headers: {'x-forwarded-for': forwarded}, socket: {remoteAddress}})).toBe(
            clientIp
        )
    }
)
