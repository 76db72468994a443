import type {TSESTree} from '@typescript-eslint/utils'
import {posix} from 'node:path'
import {houseRule} from '../house-rule'
import {projectPath} from '../project-path'

/** Words that were once used in names here, and the words that replace them. */
const INSTEAD = new Map([
    ['question', 'query'],
    ['questions', 'queries'],
    ['ask', 'fetch or request'],
    ['asked', 'requested'],
    ['asking', 'pending'],
    ['deed', 'action or mutation'],
    ['deeds', 'actions or mutations'],
    ['kept', 'stored, saved or cached'],
    ['told', 'shown or reported'],
    ['say', 'show, text or translate'],
    ['says', 'text, kind or description'],
    ['said', 'text, message or the shown value'],
    ['came', 'returned'],
    ['asks', 'needs or requests'],
    ['anew', 'again, or reload, refetch, restart'],
    ['thaw', 'hydrate'],
    ['thawed', 'hydrated'],
    ['packed', 'dehydrated, encoded or compressed'],
    ['surroundings', 'context, layout or provider'],
    ['ways', 'paths, links or options'],
    ['hurdle', 'blocker'],
    ['hurdles', 'blockers'],
    ['papers', 'documents'],
    ['unasked', 'not requested'],
    ['remade', 'replaced']
])

const wordsOf = (name: string): string[] =>
    name.split(/(?=[A-Z])|[-_.]/).map((word) => word.toLowerCase())

const retiredWord = (name: string): string | undefined =>
    wordsOf(name).find((word) => INSTEAD.has(word))

/** Retired words may not be used in names, of files or in code; in prose they are allowed. */
export const retiredNamesRule = houseRule({
    messages: {retired: '{{name}}: write {{instead}}.'},
    create: (context) => {
        const report = (node: TSESTree.Node, name: string) => {
            const word = retiredWord(name)
            if (word === undefined) return
            const data = {name, instead: INSTEAD.get(word)}
            context.report({node, messageId: 'retired', data})
        }
        const check = (node: TSESTree.Node | undefined) => {
            if (node?.type === 'Identifier') report(node, node.name)
        }
        return {
            Program: (program) => {
                report(program, posix.basename(projectPath(context)))
                const scopes = context.sourceCode.scopeManager?.scopes ?? []
                for (const {variables} of scopes) {
                    for (const {identifiers, defs} of variables) {
                        if (defs[0]?.type !== 'ImportBinding') check(identifiers[0])
                    }
                }
            },
            TSPropertySignature: ({key}) => check(key),
            'ObjectExpression > Property[shorthand=false]': ({key}: TSESTree.Property) => check(key)
        }
    }
})
