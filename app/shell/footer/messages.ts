import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    contact: commonMessages.contactUs,
    choices: commonMessages.privacyChoices,
    ...defineMessages({
        privacy: {id: 'footer.privacy', defaultMessage: 'Privacy policy'},
        terms: {id: 'footer.terms', defaultMessage: 'Terms and conditions'},
        disclosure: {
            id: 'footer.disclosure',
            defaultMessage:
                'Prices are for rental agreements, before taxes and optional fees. You do not own the item until the total cost to own is paid, or you use an early purchase option. Prices, terms and availability depend on your store. Not available in MN or WI.'
        },
        owner: {id: 'footer.owner', defaultMessage: '© {shop}'},
        weAccept: {id: 'footer.we-accept', defaultMessage: 'Cards we accept'}
    })
}
