import {readFileSync} from 'node:fs'
import {createIntl, type MessageDescriptor} from 'react-intl'
import {z} from 'zod'

export type Locale = 'en-US' | 'es-US'

const Spanish = z.record(z.string(), z.string())

const spanish = Spanish.parse(JSON.parse(readFileSync('translations/es-US.json', 'utf8')))

const INTL = {
    'en-US': createIntl({locale: 'en-US', messages: {}, onError: () => undefined}),
    'es-US': createIntl({locale: 'es-US', messages: spanish})
}

type Values = Record<string, string | number>

/** A message in a language, so that a change of wording breaks no journey. */
export const translate = (locale: Locale, message: MessageDescriptor, values?: Values): string =>
    INTL[locale].formatMessage(message, values)
