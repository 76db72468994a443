import type {Page} from '@playwright/test'
import type {MessageDescriptor} from 'react-intl'
import {inLocale} from '@app/routing/route/locale-path'
import {messages as headerMessages} from '@app/shell/header/messages'
import {type Locale, translate} from './translate'

/** The shop in a language: its texts, addresses and controls. */
export const inLanguage = (page: Page, locale: Locale) => {
    const main = page.getByRole('main')
    const text = (message: MessageDescriptor, values?: Record<string, string>) =>
        translate(locale, message, values)
    return {
        locale,
        main,
        text,
        at: (path: string) => inLocale(locale, path),
        field: (label: MessageDescriptor) => main.getByLabel(text(label), {exact: true}),
        button: (name: MessageDescriptor) =>
            main.getByRole('button', {name: text(name), exact: true}),
        cart: (count: number) =>
            page.getByRole('banner').getByRole('link', {
                name: translate(locale, headerMessages.cartNamed, {count})
            })
    }
}

export type Language = ReturnType<typeof inLanguage>

export const otherLocale = (locale: Locale): Locale => (locale === 'en-US' ? 'es-US' : 'en-US')
