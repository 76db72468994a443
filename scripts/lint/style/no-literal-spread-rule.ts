import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

/** Forbids spreading an object literal: write its properties directly, which is easier to read. */
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
