import {readFileSync} from 'node:fs'
import path from 'node:path'
import {type Locale, localeIds} from '@app/lib/address/locales'
import type {CompiledMessages} from '@app/shell/messages-provider'

const readTexts = (folder: string, locale: Locale): CompiledMessages => {
    const built = path.resolve(folder, 'static/translations/compiled', `${locale}.json`)
    const parsed: CompiledMessages = JSON.parse(readFileSync(built, 'utf8'))
    return parsed
}

/**
 * Each locale's messages as the build compiled them [I18N-007, I18N-008]. Those of the default locale are in the code too,
 * but the library returns a compiled message without values as it is, and makes a formatter for one in the code. Throws if
 * the build has none.
 */
export const compiledMessages = (
    folder: 'app' | 'build'
): ((locale: Locale) => CompiledMessages) => {
    const texts = new Map(localeIds.map((id) => [id, readTexts(folder, id)]))
    return (locale) => texts.get(locale) ?? {}
}
