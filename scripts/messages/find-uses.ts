import {posix} from 'node:path'
import ts from 'typescript'

/** `key` of a messages file is read; '*' when the whole object is passed on or indexed. */
export type Use = {file: string; key: string}

const fileOf = (specifier: string, importer: string) => {
    if (specifier.startsWith('@app/')) return `app/${specifier.slice('@app/'.length)}.ts`
    if (!specifier.startsWith('.')) return undefined
    return `${posix.join(posix.dirname(importer), specifier)}.ts`
}

/** Local name → the file it comes from, for every named import of a file. */
const importedNames = (tree: ts.SourceFile) => {
    const names = new Map<string, string>()
    for (const statement of tree.statements) {
        if (!ts.isImportDeclaration(statement)) continue
        const {moduleSpecifier, importClause} = statement
        const file = ts.isStringLiteral(moduleSpecifier)
            ? fileOf(moduleSpecifier.text, tree.fileName)
            : undefined
        const bindings = importClause?.namedBindings
        if (file === undefined || !bindings || !ts.isNamedImports(bindings)) continue
        for (const {name} of bindings.elements) names.set(name.text, file)
    }
    return names
}

/** `defineMessages(…)`, or an object with such a call beside references to the common set. */
const isMessages = (node: ts.Expression, tree: ts.SourceFile): boolean =>
    ts.isObjectLiteralExpression(node)
        ? node.properties.some(
              (one) => ts.isSpreadAssignment(one) && isMessages(one.expression, tree)
          )
        : ts.isCallExpression(node) && node.expression.getText(tree) === 'defineMessages'

/** Names of the messages that a file declares and uses itself. */
const ownNames = (tree: ts.SourceFile): Map<string, string> => {
    const file = tree.fileName.replace(/\.tsx$/, '.ts')
    const names = new Map<string, string>()
    for (const statement of tree.statements) {
        if (!ts.isVariableStatement(statement)) continue
        for (const {name, initializer} of statement.declarationList.declarations) {
            if (ts.isIdentifier(name) && initializer && isMessages(initializer, tree))
                names.set(name.text, file)
        }
    }
    return names
}

const keyRead = ({parent}: ts.Identifier, name: ts.Identifier) =>
    ts.isPropertyAccessExpression(parent) && parent.expression === name ? parent.name.text : '*'

const isRead = ({parent}: ts.Identifier) =>
    !ts.isImportSpecifier(parent) &&
    !ts.isTypeQueryNode(parent) &&
    !ts.isVariableDeclaration(parent)

/** Which messages of which files a source file reads. */
export const findUses = (file: string, source: string): Use[] => {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const names = new Map([...ownNames(tree), ...importedNames(tree)])
    const uses: Use[] = []
    const visit = (node: ts.Node): void => {
        const from = ts.isIdentifier(node) ? names.get(node.text) : undefined
        if (from !== undefined && ts.isIdentifier(node) && isRead(node))
            uses.push({file: from, key: keyRead(node, node)})
        ts.forEachChild(node, visit)
    }
    visit(tree)
    return uses
}
