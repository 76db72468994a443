import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

const REFUSED = new Map([
    ...['mock', 'doMock', 'setMock', 'unstable_mockModule', 'createMockFromModule'].map(
        (name) => [`jest.${name}`, 'moduleMock'] as const
    ),
    ['jest.retryTimes', 'retry'],
    ...['it', 'test', 'describe'].flatMap((name) =>
        ['only', 'skip', 'todo', 'fixme'].map((end) => [`${name}.${end}`, 'leftOut'] as const)
    ),
    ...['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'].map((name) => [name, 'leftOut'] as const),
    ['waitForTimeout', 'sleep']
] as const)

const BY_LOOKS = new Set(['getByTestId', 'queryByTestId', 'findByTestId', 'getAllByTestId'])

const propertyName = ({property}: TSESTree.MemberExpression) =>
    property.type === 'Identifier' ? property.name : ''

/** `it.only`, `jest.mock`, `xit` as text, and the bare method of anything else. */
const namesOf = (callee: TSESTree.Node): string[] => {
    if (callee.type === 'Identifier') return [callee.name]
    if (callee.type !== 'MemberExpression') return []
    const {object} = callee
    const own = propertyName(callee)
    if (object.type === 'Identifier') return [`${object.name}.${own}`, own]
    return [own, ...namesOf(object)]
}

const findProblem = (callee: TSESTree.Node) => {
    const names = namesOf(callee)
    if (names.some((name) => BY_LOOKS.has(name))) return 'testId' as const
    if (names.some((name) => /^toMatch(Inline)?Snapshot$/.test(name))) return 'snapshot' as const
    return names.map((name) => REFUSED.get(name)).find((problem) => problem !== undefined)
}

/** Tests use the shop as a shopper does, with the sandbox and without mocks; no test may be skipped. */
export const honestTestsRule = houseRule({
    messages: {
        moduleMock: 'Modules are not mocked: the sandbox is the only fake.',
        leftOut: 'A test is run or deleted, never left out.',
        retry: 'A flaky test is mended or deleted, not repeated.',
        sleep: 'Wait for what the shopper waits for, not for time to pass.',
        testId: 'Find it as a shopper does: by role and name, label or text.',
        snapshot:
            'Say what matters in an expectation; a snapshot says everything and means nothing.'
    },
    create: (context) => ({
        CallExpression: ({callee}) => {
            const messageId = findProblem(callee)
            if (messageId) context.report({node: callee, messageId})
        },
        TaggedTemplateExpression: ({tag}) => {
            const messageId = findProblem(tag)
            if (messageId) context.report({node: tag, messageId})
        }
    })
})
