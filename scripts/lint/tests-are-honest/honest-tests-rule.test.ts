import {problemsIn} from '../problems-in'
import {honestTestsRule} from './honest-tests-rule'

test.each`
    code                                          | problems
    ${`test('a basket', () => {})`}               | ${[]}
    ${`test.each([1])('a basket', () => {})`}     | ${[]}
    ${`const onRemove = jest.fn()`}               | ${[]}
    ${`page.getByRole('button')`}                 | ${[]}
    ${`jest.mock('./basket')`}                    | ${['moduleMock']}
    ${`jest.doMock('./basket')`}                  | ${['moduleMock']}
    ${`jest.retryTimes(3)`}                       | ${['retry']}
    ${`it.only('a basket', () => {})`}            | ${['leftOut']}
    ${`test.skip('a basket', () => {})`}          | ${['leftOut']}
    ${`test.todo('a basket')`}                    | ${['leftOut']}
    ${`describe.skip.each([1])('a basket', f)`}   | ${['leftOut']}
    ${'test.only.each`a`("a basket", f)'}         | ${['leftOut']}
    ${`xit('a basket', () => {})`}                | ${['leftOut']}
    ${`await page.waitForTimeout(500)`}           | ${['sleep']}
    ${`screen.getByTestId('basket')`}             | ${['testId']}
    ${`expect(basket).toMatchSnapshot()`}         | ${['snapshot']}
    ${`expect(basket()).toMatchInlineSnapshot()`} | ${['snapshot']}
`('$code: $problems', ({code, problems}) => {
    expect(problemsIn(honestTestsRule, 'app/features/a/a.test.ts', code)).toEqual(problems)
})
