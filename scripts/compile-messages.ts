import {mkdirSync} from 'node:fs'
import {parse} from '@formatjs/icu-messageformat-parser'
import {defaultLocale} from '@app/lib/address/locales'
import {appTexts, translations} from './messages/app-texts'
import {writeGenerated} from './write-generated'

const FOLDER = 'app/static/translations/compiled'

const english = Object.fromEntries(appTexts().messages.map(({id, text}) => [id, text]))

/** Texts as syntax trees, so that the browser needs no ICU parser [I18N-007]. */
const write = (locale: string, texts: Record<string, string>) => {
    const compiled = Object.fromEntries(
        Object.keys(texts)
            .sort()
            .map((id) => [id, parse(texts[id] ?? '')])
    )
    writeGenerated(`${FOLDER}/${locale}.json`, JSON.stringify(compiled))
    console.log(`${FOLDER}/${locale}.json: ${Object.keys(compiled).length} messages`)
}

mkdirSync(FOLDER, {recursive: true})
write(defaultLocale, english)
for (const {locale, texts} of translations()) write(locale, texts)
