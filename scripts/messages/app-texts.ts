import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {z} from 'zod'
import {defaultLocale, localeIds} from '@app/lib/address/locales'
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

const textsIn = (file: string): Record<string, string> =>
    existsSync(file) ? Translations.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}

/** A locale's texts by id; those of the default locale are in the code. */
export type Translation = {locale: string; file: string; texts: Record<string, string>}

/** What translators have written, locale by locale. */
export const translations = (): Translation[] =>
    localeIds
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => {
            const file = `translations/${locale}.json`
            return {locale, file, texts: textsIn(file)}
        })
