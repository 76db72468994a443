import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '../..')

const sourceFiles = (folder: string): string[] =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file))

/** The type that a declaration says it returns or has, as written. */
const typeOf = ({type, initializer}: ts.VariableDeclaration): ts.TypeNode | undefined =>
    initializer && ts.isArrowFunction(initializer) ? initializer.type : type

const isQuery = (type: ts.TypeNode | undefined): boolean =>
    type !== undefined &&
    ts.isTypeReferenceNode(type) &&
    ts.isIdentifier(type.typeName) &&
    ['Query', 'MappedQuery'].includes(type.typeName.text)

const queriesIn = (file: string): string[] => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes('Query<')) return []
    return ts
        .createSourceFile(file, text, ts.ScriptTarget.Latest)
        .statements.filter(ts.isVariableStatement)
        .flatMap(({declarationList}) => [...declarationList.declarations])
        .filter((declaration) => isQuery(typeOf(declaration)))
        .flatMap(({name}) => (ts.isIdentifier(name) ? [`${file}: ${name.text}`] : []))
}

/** Every query that the shop and its server define, as `file: name`, found in the source code. */
export const definedQueries = (): string[] =>
    ['app', 'server'].flatMap(sourceFiles).flatMap(queriesIn).sort()
