import type {TSESTree} from '@typescript-eslint/utils'
import {houseRule} from '../house-rule'
import {projectPath} from '../project-path'

/** Variables of modules that hold state all the same, each with its reason: at most ten. */
export const KEPT_STATE: Readonly<Record<string, string>> = {
    'app/lib/browser/browser-storage.ts: localTexts':
        'is the adapter of the storage; it holds what the browser does not store (D-51)',
    'app/lib/browser/browser-storage.ts: tabTexts': 'the same for the tab (D-51)',
    'app/lib/browser/tab-lock.ts: lastInTab':
        'the queue of a lock in browsers that refuse navigator.locks (D-51); nothing is rendered of it',
    'app/lib/browser/wall-clock.ts: formatOf':
        'memoises Intl formats, whose creation takes a phone longer than a hundred uses',
    'app/lib/browser/shop-log.ts: sendOnce':
        'which failures this document has logged already; nothing is rendered of it',
    'app/commerce/lists/wishes.ts: inTurn':
        'the queue of the list’s changes, which go one at a time; nothing is rendered of it',
    'app/commerce/categories/category-tree.ts: dehydratedTrees':
        'memoises by the tree itself how it is written into pages; gone with the tree',
    'app/shell/header/navigation/menu-items.ts: cache':
        'memoises by the tree itself what the menu shows; gone with the tree'
}

/** The only file that subscribes to the browser itself; components use its hooks, or a store's `useStore`. */
const HOOKS = 'app/lib/browser/react-hooks.ts'

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'EventTarget'])
const HOLDERS = new Set(['oneAtATime', 'once', 'textStore'])

/** An empty collection, or a function that holds something between its calls. */
const isHolder = (init: TSESTree.Expression | null): boolean => {
    if (init?.type === 'NewExpression') {
        const {callee, arguments: given} = init
        const isEmpty = given.length === 0
        return callee.type === 'Identifier' && COLLECTIONS.has(callee.name) && isEmpty
    }
    if (init?.type !== 'CallExpression') return false
    const {callee} = init
    return callee.type === 'Identifier' && HOLDERS.has(callee.name)
}

const isModuleLevel = ({parent}: TSESTree.VariableDeclaration): boolean =>
    parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'

/**
 * State has one home: the address, the query cache, a form, or a store of zustand (docs/decisions/0037). No variable of a
 * module holds any, but for the list above.
 */
export const stateHomeRule = houseRule({
    messages: {
        variable:
            '{{name}} holds state in a module. Put it in a store (zustand; docs/decisions/0037), or in KEPT_STATE with its reason.',
        subscription:
            'Use useBrowserValue of app/lib/browser/react-hooks.ts, or useStore of zustand (docs/decisions/0037).'
    },
    create: (context) => {
        const path = projectPath(context)
        return {
            VariableDeclaration: (node) => {
                if (!isModuleLevel(node)) return
                for (const {id, init} of node.declarations) {
                    const name = id.type === 'Identifier' ? id.name : ''
                    const holds = node.kind === 'let' || isHolder(init)
                    if (!holds || `${path}: ${name}` in KEPT_STATE) continue
                    context.report({node: id, messageId: 'variable', data: {name}})
                }
            },
            'ImportSpecifier[imported.name="useSyncExternalStore"]': (node: TSESTree.Node) => {
                if (path !== HOOKS) context.report({node, messageId: 'subscription'})
            }
        }
    }
})
