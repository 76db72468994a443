import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {type Document, parseAllDocuments} from 'yaml'
import {checkedConfig} from '../../config/storefront-config'
import {checkedUpstreams} from '../../config/checked-upstreams'
import {settingsFrom} from '../../server/settings'

export type Environment = Record<string, string>

const toPlain = (document: Document.Parsed): unknown => document.toJS()

/** The documents in a file of YAML, as plain data. Throws an Error for one that cannot be read. */
export const yamlDocuments = (file: string): unknown[] => {
    const documents = [...parseAllDocuments(readFileSync(file, 'utf8'), {merge: true})]
    for (const {errors} of documents) if (errors[0]) throw errors[0]
    return documents.map(toPlain)
}

/** The instructions of a container file by stage, each on one line. */
export const stagesOf = (file: string): Map<string, string[]> => {
    const lines = readFileSync(file, 'utf8')
        .replaceAll(/^#.*\n/gm, '')
        .replaceAll(/\\\n\s*/g, '')
        .split('\n')
        .filter((line) => line.trim() !== '')
    const stages = new Map<string, string[]>()
    let stage: string[] = []
    for (const line of lines) {
        const [, name] = /^FROM .* AS (\w+)$/.exec(line) ?? []
        if (name !== undefined) stages.set(name, (stage = []))
        stage.push(line)
    }
    return stages
}

/** What stands after an instruction of a stage, for the last time. */
export const instructionOf = (stage: readonly string[], name: string): string =>
    stage.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''

/** The variables that a stage sets. */
export const environmentOf = (stage: readonly string[]): Environment =>
    Object.fromEntries(
        [...instructionOf(stage, 'ENV').matchAll(/(\w+)=(\S+)/g)].map(
            ([, name = '', value = '']) => [name, value]
        )
    )

const namesIn = (file: string, pattern: RegExp): string[] =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)

/** Every variable that the shop reads: its configuration and its settings. */
export const knownVariables = (): Set<string> =>
    new Set([
        'NODE_ENV',
        ...namesIn('config/default.js', /\benv\.([A-Z_]+)/g),
        ...namesIn('config/upstreams.js', /\benv\.([A-Z_]+)/g),
        ...namesIn('server/settings.ts', /^\s+([A-Z_]+): /gm)
    ])

/** The variables without which a shop with a platform does not start, as the README lists them. */
export const requiredVariables = (): string[] => {
    const [, text = ''] = readFileSync('README.md', 'utf8').split('## Point it at Commerce Cloud')
    const [table = ''] = text.split('These are optional.')
    return [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
}

/** A variable whose value nobody else may know. */
export const isSecret = (name: string): boolean =>
    /SECRET|_KEY$|_WORD$|TOKEN|PASSWORD/.test(name) || name === 'SHARED_STORE_URL'

const program = `console.log(JSON.stringify([require('./config/default'), require('./config/upstreams')]))`

/** What a shop that is started with these variables and no others reads. Throws an Error that names what is wrong. */
export const startedWith = (environment: Environment) => {
    const output = execFileSync(process.execPath, ['-e', program], {
        env: environment,
        encoding: 'utf8'
    })
    const [config, upstreams]: [unknown, unknown] = JSON.parse(output)
    return {
        config: checkedConfig(config),
        upstreams: checkedUpstreams(upstreams),
        settings: settingsFrom(environment)
    }
}

/** How long the shop needs to end after SIGTERM, in milliseconds: its notice, and what has begun. */
export const drainMs = (): number => {
    const text = readFileSync('server/front/load/graceful.ts', 'utf8')
    const constants = ['noticeMs', 'graceMs'].map((name) => {
        const [, value = ''] = new RegExp(`^const ${name} = ([\\d_]+)$`, 'm').exec(text) ?? []
        return Number(value.replaceAll('_', '') || NaN)
    })
    return constants.reduce((sum, each) => sum + each)
}
