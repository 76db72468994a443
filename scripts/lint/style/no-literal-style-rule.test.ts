import {problemsIn} from '../problems-in'
import {noLiteralStyleRule} from './no-literal-style-rule'

test.each`
    code                                           | problems
    ${`<Box color="fg.muted" padding="4" />`}      | ${[]}
    ${`<a href="#add">{text}</a>`}                 | ${[]}
    ${`<img sizes="(min-width: 640px) 25vw" />`}   | ${[]}
    ${`<Box color="currentColor" width="2rem" />`} | ${[]}
    ${`<Icon label="white" />`}                    | ${[]}
    ${`<Box color="#c00" />`}                      | ${['colour']}
    ${`<Box color="white" />`}                     | ${['colour']}
    ${`<p style={{color: 'red'}} />`}              | ${['colour']}
    ${`<Box boxShadow="0 0 rgba(0,0,0,.2)" />`}    | ${['colour']}
    ${`<Box padding="12px" />`}                    | ${['pixels']}
    ${`<Box margin={wide ? '8px' : '0'} />`}       | ${['pixels']}
    ${'<p style={{inset: `${top}rem 4px`}} />'}    | ${['pixels']}
    ${`const width = '240px'`}                     | ${['pixels']}
`('$code: $problems', ({code, problems}) => {
    expect(problemsIn(noLiteralStyleRule, 'app/features/a/a.tsx', code)).toEqual(problems)
})
