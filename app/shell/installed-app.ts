import {createIntl, defineMessages} from 'react-intl'
import {defaultLocale, type Locale} from '@app/lib/address/locales'
import {commonMessages} from '@app/ui/common-messages'
import type {CompiledMessages} from './messages-provider'

const messages = {
    pay: commonMessages.makeAPayment,
    cart: commonMessages.cart,
    ...defineMessages({
        description: {
            id: 'installed-app.description',
            defaultMessage:
                'Furniture, appliances, electronics and computers, paid for at a pace you choose.'
        }
    })
}

/** What the manifest says of the installed app, in a language. */
export type InstalledAppTexts = Record<keyof typeof messages, string>

export const installedAppTexts = (
    locale: Locale,
    compiled: CompiledMessages
): InstalledAppTexts => {
    const {formatMessage} = createIntl({locale, defaultLocale, messages: compiled})
    return {
        pay: formatMessage(messages.pay),
        cart: formatMessage(messages.cart),
        description: formatMessage(messages.description)
    }
}
