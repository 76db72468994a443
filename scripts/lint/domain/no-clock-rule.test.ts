import {problemsIn} from '../problems-in'
import {noClockRule} from './no-clock-rule'

test.each`
    code                                | problems
    ${`new Date('2030-01-01')`}         | ${[]}
    ${`Math.round(1.5)`}                | ${[]}
    ${`Date.UTC(2030, 0, 1)`}           | ${[]}
    ${`Date.now()`}                     | ${['outside']}
    ${`const clock = Date.now`}         | ${['outside']}
    ${`new Date()`}                     | ${['outside']}
    ${`Date()`}                         | ${['outside']}
    ${`Math.random()`}                  | ${['outside']}
    ${`performance.now()`}              | ${['outside']}
    ${`crypto.randomUUID()`}            | ${['outside']}
    ${`new Intl.NumberFormat('en-US')`} | ${['wording']}
    ${`(5).toLocaleString('en-US')`}    | ${['wording']}
`('$code in a rule of the business: $problems', ({code, problems}) => {
    expect(problemsIn(noClockRule, 'app/domain/a.ts', code)).toEqual(problems)
})
