import ts from 'typescript'

/** A text for the shopper, as the code declares it. */
export type Message = {
    id: string
    text: string
    /** The declaration's own name, `remove` in `messages.remove`; absent for a message outside defineMessages. */
    key?: string
    file: string
    line: number
}

const nameOf = (name: ts.Node) =>
    ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined

const textOf = (object: ts.ObjectLiteralExpression, name: string) => {
    const property = object.properties.find(
        (each) => ts.isPropertyAssignment(each) && nameOf(each.name) === name
    )
    if (!property || !ts.isPropertyAssignment(property)) return undefined
    const {initializer} = property
    return ts.isStringLiteralLike(initializer) ? initializer.text : undefined
}

const keyOf = ({parent}: ts.ObjectLiteralExpression) =>
    ts.isPropertyAssignment(parent) ? nameOf(parent.name) : undefined

/** Every message that a source file declares: an object with a defaultMessage and, if correct, an id. */
export const findMessages = (file: string, source: string): Message[] => {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const found: Message[] = []
    const visit = (node: ts.Node): void => {
        const text = ts.isObjectLiteralExpression(node) ? textOf(node, 'defaultMessage') : undefined
        if (text !== undefined && ts.isObjectLiteralExpression(node)) {
            const {line} = tree.getLineAndCharacterOfPosition(node.getStart(tree))
            const key = keyOf(node)
            const id = textOf(node, 'id') ?? ''
            found.push({id, text, file, line: line + 1, ...(key === undefined ? {} : {key})})
        }
        ts.forEachChild(node, visit)
    }
    visit(tree)
    return found
}
