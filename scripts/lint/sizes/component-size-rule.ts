import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

const MOST_PROPS = 9
const MOST_HOOKS = 8

type FunctionNode = TSESTree.FunctionDeclaration | TSESTree.ArrowFunctionExpression

const nameOf = (node: FunctionNode) => {
    if (node.type === 'FunctionDeclaration') return node.id?.name ?? ''
    const {parent} = node
    return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
        ? parent.id.name
        : ''
}

const isHookCall = ({callee}: TSESTree.CallExpression) =>
    callee.type === 'Identifier' && /^use[A-Z]/.test(callee.name)

/** A component that needs more than nine props or eight hooks should be two components. */
export const componentSizeRule = houseRule({
    messages: {
        props: '{{name}} takes {{count}} props; at most {{most}}. Make it two components.',
        hooks: '{{name}} calls {{count}} hooks; at most {{most}}. Put those of one subject into a hook of its own, or make it two components.'
    },
    create: (context) => {
        const open: number[] = []
        const enter = (node: FunctionNode) => {
            open.push(0)
            const name = nameOf(node)
            const [props] = node.params
            if (!/^[A-Z]/.test(name) || props?.type !== 'ObjectPattern') return
            const count = props.properties.length
            const data = {name, count, most: MOST_PROPS}
            if (count > MOST_PROPS) context.report({node: props, messageId: 'props', data})
        }
        const leave = (node: FunctionNode) => {
            const count = open.pop() ?? 0
            const data = {name: nameOf(node) || 'This function', count, most: MOST_HOOKS}
            if (count > MOST_HOOKS) context.report({node, messageId: 'hooks', data})
        }
        return {
            FunctionDeclaration: enter,
            ArrowFunctionExpression: enter,
            'FunctionDeclaration:exit': leave,
            'ArrowFunctionExpression:exit': leave,
            CallExpression: (node) => {
                if (isHookCall(node)) open.push((open.pop() ?? 0) + 1)
            }
        }
    }
})
