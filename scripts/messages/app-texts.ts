import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {z} from 'zod'
import {findMessages, type Message} from './find-messages'
import {findUses, type Use} from './find-uses'

const sourcesIn = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))

/** The app's source files; one of overrides/app stands for the file that it replaces. */
const appSources = (): string[] => {
    const base = sourcesIn('app').filter((file) => !existsSync(`overrides/${file}`))
    return [...base, ...sourcesIn('overrides/app')].sort()
}

/** Every text that the app declares, and every place that reads one. */
export const appTexts = (): {messages: Message[]; uses: Use[]} => {
    const sources = appSources().map((file) => ({file, source: readFileSync(file, 'utf8')}))
    return {
        messages: sources.flatMap(({file, source}) => findMessages(file, source)),
        uses: sources.flatMap(({file, source}) => findUses(file, source))
    }
}

const Translations = z.record(z.string(), z.string())

const SPANISH = 'translations/es-US.json'

/** Spanish by id. */
export const spanishTexts = (): Record<string, string> =>
    existsSync(SPANISH) ? Translations.parse(JSON.parse(readFileSync(SPANISH, 'utf8'))) : {}
