import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {problemsIn} from '../problems-in'
import {KEPT_STATE, stateHomeRule} from './state-home-rule'

test.each`
    code                                                          | problems
    ${`const refusals = new Map([[400, 'no']])`}                  | ${[]}
    ${`const names = new Set(['a'])`}                             | ${[]}
    ${`const store = createStore(() => ({count: 0}))`}            | ${[]}
    ${`const count = () => { let sum = 0; sum += 1; return sum}`} | ${[]}
    ${`const ids = () => new Set()`}                              | ${[]}
    ${`let count = 0`}                                            | ${['variable']}
    ${`export let count = 0`}                                     | ${['variable']}
    ${`const listeners = new Set()`}                              | ${['variable']}
    ${`const listeners = new Set<() => void>()`}                  | ${['variable']}
    ${`export const cache = new WeakMap()`}                       | ${['variable']}
    ${`const events = new EventTarget()`}                         | ${['variable']}
    ${`const inTurn = oneAtATime()`}                              | ${['variable']}
    ${`import {useSyncExternalStore} from 'react'`}               | ${['subscription']}
`('$code in a file of the app: $problems', ({code, problems}) => {
    expect(problemsIn(stateHomeRule, 'app/features/a.ts', code)).toEqual(problems)
})

test('one file subscribes to the browser, and what is listed may hold state', () => {
    const importing = `import {useSyncExternalStore} from 'react'`
    expect(problemsIn(stateHomeRule, 'app/lib/browser/react-hooks.ts', importing)).toEqual([])

    const holding = 'const lastInTab = new Map()'
    expect(problemsIn(stateHomeRule, 'app/lib/browser/tab-lock.ts', holding)).toEqual([])
    expect(problemsIn(stateHomeRule, 'app/lib/browser/other.ts', holding)).toEqual(['variable'])
})

test('at most ten variables of modules hold state, and each of them still exists', () => {
    const names = Object.keys(KEPT_STATE)
    expect(names.length).toBeLessThanOrEqual(10)

    const gone = names.filter((name) => {
        const [file = '', variable = ''] = name.split(': ')
        const text = readFileSync(join(__dirname, '../../..', file), 'utf8')
        return !new RegExp(`^(export )?const ${variable} = `, 'm').test(text)
    })
    expect(gone).toEqual([])
})
