import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const offerMessages = {
    lastName: commonMessages.lastName,
    zip: commonMessages.zipCode,
    tooMany: commonMessages.tooManyTries,
    zipWrong: commonMessages.enterAFiveDigitZip,
    ...defineMessages({
        claimTitle: {id: 'offer.claim.title', defaultMessage: 'Claim your offer'},
        preApprovedTitle: {id: 'offer.pre-approved.title', defaultMessage: 'You’re pre-approved'},
        lead: {
            id: 'offer.lead',
            defaultMessage:
                'Enter three things from the letter that we sent you. On the next page you see up to how much a week you can rent for.'
        },
        code: {id: 'offer.code', defaultMessage: 'Offer code'},
        codeHint: {
            id: 'offer.code.hint',
            defaultMessage: 'You find it at the top of your letter, such as HW\u00a01234\u00a05678'
        },
        codeMissing: {id: 'offer.code.missing', defaultMessage: 'Enter the code from your letter'},
        lastNameHint: {id: 'offer.last-name.hint', defaultMessage: 'As it is on the letter'},
        lastNameMissing: {
            id: 'offer.last-name.missing',
            defaultMessage: 'Enter the last name on your letter'
        },
        zipHint: {id: 'offer.zip.hint', defaultMessage: 'Of the address that the letter came to'},
        zipMissing: {id: 'offer.zip.missing', defaultMessage: 'Enter the zip code on your letter'},
        submit: {id: 'offer.submit', defaultMessage: 'See my offer'},
        free: {
            id: 'offer.free',
            defaultMessage: 'It costs nothing, and you owe nothing until you sign an agreement.'
        },
        failed: {
            id: 'offer.failed',
            defaultMessage:
                'We can’t look up your offer right now. Nothing is lost: try again in a few minutes.'
        },
        noLetter: {id: 'offer.no-letter', defaultMessage: 'No letter?'},
        applyInstead: {
            id: 'offer.apply-instead',
            defaultMessage: 'Apply in about six minutes'
        }
    })
}

export const offerRefusalMessages = {
    signIn: commonMessages.signIn,
    approval: commonMessages.seeMyApproval,
    ...defineMessages({
        title: {id: 'offer.invalid.title', defaultMessage: 'This code doesn’t work'},
        text: {
            id: 'offer.invalid.text',
            defaultMessage: 'Look at your letter once more and enter its code again.'
        },
        unknownTitle: {id: 'offer.unknown.title', defaultMessage: 'We can’t find this offer'},
        unknownText: {
            id: 'offer.unknown.text',
            defaultMessage:
                'Check the code, the last name and the zip code: all three must be as they are on your letter.'
        },
        expiredTitle: {id: 'offer.expired.title', defaultMessage: 'This offer has ended'},
        expiredText: {
            id: 'offer.expired.text',
            defaultMessage:
                'You can still apply and see right away up to how much a week you can rent for.'
        },
        usedTitle: {id: 'offer.used.title', defaultMessage: 'This offer was used already'},
        usedText: {
            id: 'offer.used.text',
            defaultMessage:
                'If that was you, sign in to see your approval. If it wasn’t, call your store.'
        },
        again: {id: 'offer.invalid.again', defaultMessage: 'Enter it again'},
        apply: {id: 'offer.invalid.apply', defaultMessage: 'Apply for instant approval'}
    })
}

export const orderFormMessages = defineMessages({
    title: {id: 'offer.order-form.title', defaultMessage: 'Your order form'},
    lead: {
        id: 'offer.order-form.lead',
        defaultMessage:
            'Your store sent you this link so that you can apply on your phone with one short form. It takes about six minutes and costs nothing, and you see your answer right away.'
    },
    begin: {id: 'offer.order-form.begin', defaultMessage: 'Fill in my order form'}
})
