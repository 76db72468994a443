import {problemsIn} from '../problems-in'
import {retiredNamesRule} from './retired-names-rule'

test.each`
    code                                    | problems
    ${'const keptAnswers = 1'}              | ${['retired']}
    ${'const storedAnswers = 1'}            | ${[]}
    ${'const [told, setTold] = state()'}    | ${['retired', 'retired']}
    ${'const row = ({said}) => said'}       | ${['retired']}
    ${'const hasSaidIt = 1'}                | ${['retired']}
    ${'type Row = {says: string}'}          | ${['retired']}
    ${'const read = ({asked}) => asked'}    | ${['retired']}
    ${'const read = (question) => 1'}       | ${['retired']}
    ${'type Deed = {done: boolean}'}        | ${['retired']}
    ${'type Act = {packed: boolean}'}       | ${['retired']}
    ${'const act = {thaw: 1}'}              | ${['retired']}
    ${'const act = {cookie: other.packed}'} | ${[]}
    ${'other.ask()'}                        | ${[]}
    ${'// what was kept and told'}          | ${[]}
    ${'const text = "it was kept"'}         | ${[]}
    ${'const basket = 1'}                   | ${[]}
`('$code: $problems', ({code, problems}) => {
    expect(problemsIn(retiredNamesRule, 'app/lib/x.ts', code)).toEqual(problems)
})

test('the same words are refused in file names', () => {
    expect(problemsIn(retiredNamesRule, 'bench/sandbox/questions.ts', 'export {}')).toEqual([
        'retired'
    ])
})
