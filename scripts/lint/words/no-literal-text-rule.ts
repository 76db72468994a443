import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

/** What a shopper reads or hears of an element, besides its content. */
const SPOKEN = new Set(['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description'])

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/&\w+;/g, ''))

/** The texts that an expression may put on the page; the results of calls and the values of names are not known here. */
const textsIn = (node: TSESTree.Node): TSESTree.Node[] => {
    if (node.type === 'ConditionalExpression')
        return [...textsIn(node.consequent), ...textsIn(node.alternate)]
    if (node.type === 'LogicalExpression') return textsIn(node.right)
    if (node.type === 'Literal' && typeof node.value === 'string' && hasWords(node.value))
        return [node]
    if (node.type !== 'TemplateLiteral') return []
    return node.quasis.some(({value}) => hasWords(value.cooked ?? '')) ? [node] : []
}

/** Every word for the shopper is a message, in two languages; symbols and numbers are not words. */
export const noLiteralTextRule = houseRule({
    messages: {
        words: 'Words for the shopper are messages in both languages: {{text}} (docs/contributing.md, “Add a message”).'
    },
    create: (context) => {
        const report = (node: TSESTree.Node) => {
            const text = context.sourceCode.getText(node).trim()
            context.report({node, messageId: 'words', data: {text}})
        }
        return {
            JSXText: (node) => {
                if (hasWords(node.value)) report(node)
            },
            'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (
                node: TSESTree.JSXExpressionContainer
            ) => textsIn(node.expression).forEach(report),
            JSXAttribute: ({name, value}) => {
                if (!value || name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return
                const given = value.type === 'JSXExpressionContainer' ? value.expression : value
                textsIn(given).forEach(report)
            }
        }
    }
})
