import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {z} from 'zod'

const documents = ['README.md', 'contract/README.md', 'sandbox/README.md'].concat(
    readdirSync('docs', {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.md'))
        .map((file) => path.join('docs', file))
)

/** The texts that are written as code. */
const codeIn = (text: string): string[] =>
    [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const folders =
    /^(?:app|bench|config|contract|deploy|docs|overrides|sandbox|scripts|server|tests|translations|worker)\//

/** In the table for developers who know the template, the first column is the template's. */
const ownPart = (file: string): string => {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('from-pwa-kit.md') ? text.replace(/^\| [^|]+\|/gm, '') : text
}

const isPath = (code: string): boolean => folders.test(code) && !/[\s*…{}()|<>=]|\/x$/.test(code)

/** A file or a folder; a decision by its number; a file without its extension. */
const isThere = (name: string): boolean =>
    existsSync(name) ||
    (existsSync(path.dirname(name)) &&
        readdirSync(path.dirname(name)).some(
            (file) =>
                file.startsWith(`${path.basename(name)}.`) ||
                file.startsWith(`${path.basename(name)}-`)
        ))

test.each(documents)('every path that %s names is there', (file) => {
    const paths = codeIn(ownPart(file)).filter(isPath)

    expect(paths.filter((name) => !isThere(name))).toEqual([])
})

const isIgnored = (file: string): boolean => /(?:^|\/)(?:node_modules|build)(?:\/|$)/.test(file)

/** The names of all sources in all folders. */
const sources = new Set(
    readdirSync('.', {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && folders.test(`${entry.name}/`))
        .flatMap(({name}) => readdirSync(name, {recursive: true, encoding: 'utf8'}))
        .filter((file) => !isIgnored(file))
        .map((file) => path.basename(file))
)

/** `x-page.tsx` stands for whichever page. */
const isSource = (code: string): boolean => /^(?!x-)[\w-]+\.tsx?$/.test(code)

test.each(documents)('every source that %s names without its folder is there', (file) => {
    const names = codeIn(ownPart(file)).filter(isSource)

    expect(names.filter((name) => !sources.has(name))).toEqual([])
})

/** The files of all tests and journeys. */
const testFiles = ['app', 'bench', 'config', 'sandbox', 'scripts', 'server', 'tests', 'worker']
    .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => `${folder}/${file}`)
    )
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !isIgnored(file))

/** What is given to a command, without its options. */
const givenTo = (command: RegExp, text: string): string[] =>
    codeIn(text).flatMap((code) => {
        const [, given] = command.exec(code) ?? []
        return (given?.split(' ') ?? []).filter(
            (word) => /^[\w./-]+$/.test(word) && word[0] !== '-'
        )
    })

test.each(documents)('every test that %s tells to run is there', (file) => {
    const text = readFileSync(file, 'utf8')
    const patterns = givenTo(/^(?:NIGHTLY=1 )?npx jest (.+)$/, text)
    const journeys = givenTo(/^npm run test:e2e -- (.+)$/, text)
    const scripts = givenTo(/^npx tsx ([^ ]+)/, text)

    const isRun = (pattern: string) => testFiles.some((name) => name.includes(pattern))
    expect([...patterns, ...journeys].filter((pattern) => !isRun(pattern))).toEqual([])
    expect(scripts.filter((script) => !existsSync(script))).toEqual([])
})

const Package = z.object({scripts: z.record(z.string(), z.string())})

test.each(documents)('every command that %s names is in package.json', (file) => {
    const folder = file.startsWith('sandbox/') ? 'sandbox' : '.'
    const {scripts} = Package.parse(
        JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    )
    const commands = [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)]

    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})

test.each(documents)('every link of %s within the project leads somewhere', (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^\w+:/.test(link))

    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([])
})
