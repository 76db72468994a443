import {storedOptOut, trackingConsent} from './tracking-consent'

test.each`
    dnt          | gpc      | optedOut | consent
    ${'0'}       | ${false} | ${false} | ${'granted'}
    ${'1'}       | ${false} | ${false} | ${'refused'}
    ${undefined} | ${false} | ${false} | ${'undecided'}
    ${''}        | ${false} | ${false} | ${'undecided'}
    ${'yes'}     | ${false} | ${false} | ${'undecided'}
    ${'0'}       | ${true}  | ${false} | ${'refused'}
    ${undefined} | ${true}  | ${false} | ${'refused'}
    ${'0'}       | ${false} | ${true}  | ${'refused'}
    ${undefined} | ${false} | ${true}  | ${'refused'}
    ${'1'}       | ${true}  | ${true}  | ${'refused'}
`(
    'dw_dnt $dnt, Global Privacy Control $gpc and a stored opt-out $optedOut: $consent (G-64)',
    ({dnt, gpc, optedOut, consent}) => {
        expect(trackingConsent(dnt, gpc, optedOut)).toBe(consent)
    }
)

test.each`
    json                                  | found
    ${'true'}                             | ${'set'}
    ${'false'}                            | ${'none'}
    ${'"true"'}                           | ${'set'}
    ${'{"optOut":true}'}                  | ${'set'}
    ${'{"optOut":"true","at":1}'}         | ${'set'}
    ${'{"optOut":false,"at":1}'}          | ${'none'}
    ${'{"optOut":"false"}'}               | ${'none'}
    ${'{"categories":["marketing"]}'}     | ${'set'}
    ${'["marketing"]'}                    | ${'set'}
    ${'{}'}                               | ${'none'}
    ${'[]'}                               | ${'none'}
    ${'{"optOut":{"marketing":"maybe"}}'} | ${'malformed'}
    ${'{"optOut":null}'}                  | ${'malformed'}
    ${'null'}                             | ${'malformed'}
    ${'1'}                                | ${'malformed'}
    ${'"marketing"'}                      | ${'malformed'}
    ${'{"optOut":'}                       | ${'malformed'}
    ${''}                                 | ${'malformed'}
`('a stored opt-out of $json is $found [PERS-024] (G-64)', ({json, found}) => {
    expect(storedOptOut(Buffer.from(json).toString('base64'))).toBe(found)
})

test.each(['%%%', '{"optOut":true}', 'a', 'undefined'])(
    'a stored opt-out that is not base64 of JSON, as %s, is malformed [PERS-024] (G-64)',
    (text) => {
        expect(storedOptOut(text)).toBe('malformed')
    }
)

test('spaces around the encoded text change nothing [PERS-024]', () => {
    const text = Buffer.from('{"optOut":true,"by":"José"}').toString('base64')

    expect(storedOptOut(`\n${text} `)).toBe('set')
})
