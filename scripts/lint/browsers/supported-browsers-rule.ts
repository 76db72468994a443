import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'

/** Functions that one of Safari 16.0, Chrome 109 and Firefox 115 does not have (D-51). */
const NEWER_FUNCTIONS: ReadonlySet<string> = new Set([
    'AbortSignal.any',
    'Array.fromAsync',
    'Intl.DurationFormat',
    'Intl.Segmenter',
    'Map.groupBy',
    'Object.groupBy',
    'Promise.try',
    'Promise.withResolvers',
    'URL.canParse',
    'URL.parse'
])

const NEWER_METHODS: ReadonlySet<string> = new Set([
    'checkVisibility',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'isWellFormed',
    'symmetricDifference',
    'toReversed',
    'toSorted',
    'toSpliced',
    'toWellFormed'
])

const nameOf = (node: TSESTree.Node): string => (node.type === 'Identifier' ? node.name : '')

/**
 * Forbids what a browser that the shop supports cannot run (D-51): it is neither compiled nor filled in. A function that
 * is missing breaks the page that calls it; syntax that cannot be read breaks every page.
 */
export const supportedBrowsersRule = houseRule({
    messages: {
        newer: 'Safari 16, Chrome 109 and Firefox 115 do not all have this.',
        syntax: 'Safari 16.0 cannot read this expression, and with it none of the script.'
    },
    create: (context) => ({
        MemberExpression: (node) => {
            const property = nameOf(node.property)
            const isNewer =
                NEWER_FUNCTIONS.has(`${nameOf(node.object)}.${property}`) ||
                NEWER_METHODS.has(property)
            if (isNewer && !node.computed) context.report({node, messageId: 'newer'})
        },
        Literal: (node) => {
            if (!('regex' in node)) return
            const {pattern, flags} = node.regex
            // Not a lookbehind in a class of characters, which is rare enough to be written in another way.
            if (/\(\?<[=!]/.test(pattern) || flags.includes('v'))
                context.report({node, messageId: 'syntax'})
        }
    })
})
