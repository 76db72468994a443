import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

/** What is spread stands there in full: the spread only saves a line, and costs whoever reads it. */
export const noLiteralSpreadRule = houseRule({
    messages: {spread: 'Write these where the spread stands.'},
    create: (context) => {
        const check = (node: TSESTree.SpreadElement | TSESTree.JSXSpreadAttribute) => {
            const {parent, argument} = node
            const isSameKind =
                argument.type === 'ObjectExpression'
                    ? parent.type !== 'ArrayExpression'
                    : argument.type === 'ArrayExpression'
            if (isSameKind) context.report({node, messageId: 'spread'})
        }
        return {SpreadElement: check, JSXSpreadAttribute: check}
    }
})
