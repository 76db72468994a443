import {readFileSync} from 'node:fs'
import path from 'node:path'
import {type Locale, defaultLocale, localeIds} from '@app/lib/locales'
import type {CompiledMessages} from '@app/shell/messages-provider'

const readTexts = (folder: string, locale: Locale): CompiledMessages => {
    const built = path.resolve(folder, 'static/translations/compiled', `${locale}.json`)
    const parsed: CompiledMessages = JSON.parse(readFileSync(built, 'utf8'))
    return parsed
}

/**
 * Each locale's messages as the build compiled them; those of the default locale are in the code [I18N-007, I18N-008].
 * Throws if the build has none.
 */
export const compiledMessages = (
    folder: 'app' | 'build'
): ((locale: Locale) => CompiledMessages) => {
    const texts = new Map(
        localeIds.map((id) => [id, id === defaultLocale ? {} : readTexts(folder, id)])
    )
    return (locale) => texts.get(locale) ?? {}
}
