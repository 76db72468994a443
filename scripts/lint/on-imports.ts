import type {TSESLint, TSESTree} from '@typescript-eslint/utils'

export type Imported = {
    node: TSESTree.Node
    specifier: string
    /** The names taken, as the package calls them; empty for `import x`, `import * as x` and `import()`. */
    names: string[]
    typeOnly: boolean
}

const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral) =>
    node.type === 'Identifier' ? node.name : node.value

const fromDeclaration = (node: TSESTree.ImportDeclaration): Imported => ({
    node,
    specifier: node.source.value,
    names: node.specifiers.flatMap((each) =>
        each.type === 'ImportSpecifier' ? [nameOf(each.imported)] : []
    ),
    typeOnly: node.importKind === 'type'
})

const literalOf = (node: TSESTree.Node | undefined) =>
    node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Visits every kind of import from another file. */
export const onImports = (visit: (imported: Imported) => void): TSESLint.RuleListener => {
    const visitPlain = (
        node: TSESTree.Node,
        source: TSESTree.Node | undefined,
        typeOnly: boolean
    ) => {
        const specifier = literalOf(source)
        if (specifier !== undefined) visit({node, specifier, names: [], typeOnly})
    }
    return {
        ImportDeclaration: (node) => visit(fromDeclaration(node)),
        ExportAllDeclaration: (node) => visitPlain(node, node.source, node.exportKind === 'type'),
        ExportNamedDeclaration: (node) =>
            visitPlain(node, node.source ?? undefined, node.exportKind === 'type'),
        ImportExpression: (node) => visitPlain(node, node.source, false),
        TSImportType: (node) => visitPlain(node, node.source, true),
        'CallExpression[callee.name="require"]': (node: TSESTree.CallExpression) =>
            visitPlain(node, node.arguments[0], false)
    }
}
