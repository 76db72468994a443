import {problemsIn} from '../problems-in'
import {supportedBrowsersRule} from './supported-browsers-rule'

test.each`
    code                                     | problems
    ${'new URL(address).origin'}             | ${[]}
    ${'URL.canParse(address)'}               | ${['newer']}
    ${'URL.parse(address)'}                  | ${['newer']}
    ${'JSON.parse(text)'}                    | ${[]}
    ${'[...names].sort()'}                   | ${[]}
    ${'names.toSorted()'}                    | ${['newer']}
    ${'names?.toReversed()'}                 | ${['newer']}
    ${'Object.groupBy(stores, stateOf)'}     | ${['newer']}
    ${'Promise.withResolvers()'}             | ${['newer']}
    ${'AbortSignal.timeout(10)'}             | ${[]}
    ${'AbortSignal.any(signals)'}            | ${['newer']}
    ${'new Intl.Segmenter()'}                | ${['newer']}
    ${'new Intl.DateTimeFormat()'}           | ${[]}
    ${'text.replace(/(^|[^a])b(?=c)/g, "")'} | ${[]}
    ${'/(?<name>a)/.exec(text)'}             | ${[]}
    ${'/(?<!a)b/.test(text)'}                | ${['syntax']}
    ${'/(?<=a)b/.test(text)'}                | ${['syntax']}
    ${'/[a--b]/v.test(text)'}                | ${['syntax']}
`('$code: $problems (D-51)', ({code, problems}) => {
    expect(problemsIn(supportedBrowsersRule, 'app/lib/text/a.ts', code)).toEqual(problems)
})
