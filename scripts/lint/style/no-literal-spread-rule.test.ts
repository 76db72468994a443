import {problemsIn} from '../problems-in'
import {noLiteralSpreadRule} from './no-literal-spread-rule'

test.each`
    code                                   | problems
    ${'const a = {...b, c}'}               | ${[]}
    ${'const a = {...(c ? {c} : {})}'}     | ${[]}
    ${'const a = {...(c && {c})}'}         | ${[]}
    ${'const a = [...[1, 2].map(String)]'} | ${[]}
    ${'<Part {...props} />'}               | ${[]}
    ${'const a = {...{b, c}, d}'}          | ${['spread']}
    ${'const a = [...[1, 2], 3]'}          | ${['spread']}
    ${'call(...[1, 2])'}                   | ${['spread']}
    ${'<Part {...{name, value}} />'}       | ${['spread']}
`('$code: $problems', ({code, problems}) => {
    expect(problemsIn(noLiteralSpreadRule, 'app/features/a/a.tsx', code)).toEqual(problems)
})
