import {auditOutcome, licenceFaults} from './dependencies'

const faultsOf = (license: string | undefined, own = {}, name = 'thing') =>
    licenceFaults(
        {packages: {'': {}, [`node_modules/${name}`]: {license, ...own}}},
        () => undefined
    )

test.each`
    license                 | own            | name                  | faults
    ${'MIT'}                | ${{}}          | ${'thing'}            | ${0}
    ${'(GPL-3.0 OR MIT)'}   | ${{}}          | ${'thing'}            | ${0}
    ${'Apache-2.0 AND MIT'} | ${{}}          | ${'thing'}            | ${0}
    ${'MIT AND GPL-3.0'}    | ${{}}          | ${'thing'}            | ${1}
    ${'GPL-3.0'}            | ${{}}          | ${'thing'}            | ${1}
    ${'GPL-3.0'}            | ${{dev: true}} | ${'thing'}            | ${0}
    ${undefined}            | ${{}}          | ${'thing'}            | ${1}
    ${'LGPL-3.0-or-later'}  | ${{}}          | ${'@img/sharp-linux'} | ${0}
`('$name under $license $own is refused $faults times', ({license, own, name, faults}) => {
    expect(faultsOf(license, own, name)).toHaveLength(faults)
})

const advisory = (severity: string) =>
    JSON.stringify({vulnerabilities: {thing: {severity, via: [{url: 'https://x/GHSA-1'}]}}})

test.each`
    output                      | outcome
    ${'{"vulnerabilities":{}}'} | ${{state: 'clean'}}
    ${advisory('moderate')}     | ${{state: 'clean'}}
    ${advisory('high')}         | ${{state: 'found', names: ['thing (high)']}}
    ${'{"statusCode": 405}'}    | ${{state: 'could-not-ask', why: 'the registry answered 405'}}
    ${''}                       | ${{state: 'could-not-ask', why: 'no answer that can be read'}}
`('an audit that says $output is $outcome.state', ({output, outcome}) => {
    expect(auditOutcome(output)).toEqual(outcome)
})
