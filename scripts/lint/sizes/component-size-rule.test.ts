import {problemsIn} from '../problems-in'
import {componentSizeRule} from './component-size-rule'

const propsOf = (count: number) => Array.from({length: count}, (_, at) => `p${at}`).join(', ')
const hooks = (count: number) =>
    Array.from({length: count}, (_, at) => `useThing${at}()`).join('; ')

test.each`
    what                             | code                                                               | problems
    ${'nine props'}                  | ${`const Line = ({${propsOf(9)}}) => null`}                        | ${[]}
    ${'ten props'}                   | ${`const Line = ({${propsOf(10)}}) => null`}                       | ${['props']}
    ${'ten props of a function'}     | ${`function Line({${propsOf(10)}}) {}`}                            | ${['props']}
    ${'ten options of a plain rule'} | ${`const line = ({${propsOf(10)}}) => null`}                       | ${[]}
    ${'eight hooks'}                 | ${`const Line = () => { ${hooks(8)} }`}                            | ${[]}
    ${'nine hooks'}                  | ${`const Line = () => { ${hooks(9)} }`}                            | ${['hooks']}
    ${'two with five hooks each'}    | ${`const A = () => { ${hooks(5)}; function B() { ${hooks(5)} } }`} | ${[]}
`('$what: $problems', ({code, problems}) => {
    expect(problemsIn(componentSizeRule, 'app/ui/line.tsx', code)).toEqual(problems)
})
