import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

const OUTSIDE = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

const nameOf = ({object, property, computed}: TSESTree.MemberExpression) =>
    !computed && object.type === 'Identifier' && property.type === 'Identifier'
        ? `${object.name}.${property.name}`
        : ''

const isWording = ({property}: TSESTree.MemberExpression) =>
    property.type === 'Identifier' && /^toLocale\w*String$/.test(property.name)

/** A business rule must not read the clock or the language: both are arguments, so the result is always the same. */
export const noClockRule = houseRule({
    messages: {
        outside:
            '{{what}} answers differently each time. Take the moment or the id as an argument.',
        wording: '{{what}} is wording. Answer with a value; the feature chooses the words.'
    },
    create: (context) => {
        const reportClock = (node: TSESTree.Node, what: string) =>
            context.report({node, messageId: 'outside', data: {what}})
        const reportWording = (node: TSESTree.Node, what: string) =>
            context.report({node, messageId: 'wording', data: {what}})
        return {
            MemberExpression: (node) => {
                const name = nameOf(node)
                if (OUTSIDE.has(name)) reportClock(node, name)
                if (name.startsWith('Intl.')) reportWording(node, name)
                if (isWording(node)) reportWording(node, context.sourceCode.getText(node.property))
            },
            'NewExpression[callee.name="Date"][arguments.length=0]': (node: TSESTree.Node) =>
                reportClock(node, 'new Date()'),
            'CallExpression[callee.name="Date"]': (node: TSESTree.Node) =>
                reportClock(node, 'Date()')
        }
    }
})
