import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const bankMessages = {
    failed: commonMessages.failed,
    goOn: commonMessages.continue,
    verifiedText: commonMessages.checkoutGoesOn,
    ...defineMessages({
        title: {id: 'checkout.bank.title', defaultMessage: 'Bank verification'},
        why: {
            id: 'checkout.bank.why',
            defaultMessage: 'We check that the account is yours. Nothing is charged.'
        },
        routing: {id: 'checkout.bank.routing', defaultMessage: 'Routing number'},
        routingHint: {
            id: 'checkout.bank.routing-hint',
            defaultMessage: 'Nine digits, at the bottom left of a check.'
        },
        account: {id: 'checkout.bank.account', defaultMessage: 'Account number'},
        accountAgain: {id: 'checkout.bank.account-again', defaultMessage: 'Account number again'},
        kind: {id: 'checkout.bank.kind', defaultMessage: 'Kind of account'},
        checking: {id: 'checkout.bank.checking', defaultMessage: 'Checking'},
        savings: {id: 'checkout.bank.savings', defaultMessage: 'Savings'},
        'routing-missing': {
            id: 'checkout.bank.routing-missing',
            defaultMessage: 'Enter the routing number'
        },
        'routing-malformed': {
            id: 'checkout.bank.routing-malformed',
            defaultMessage: 'A routing number has nine digits'
        },
        'routing-unknown': {
            id: 'checkout.bank.routing-unknown',
            defaultMessage: 'This is no bank’s routing number'
        },
        'account-missing': {
            id: 'checkout.bank.account-missing',
            defaultMessage: 'Enter the account number'
        },
        'account-malformed': {
            id: 'checkout.bank.account-malformed',
            defaultMessage: 'An account number has only digits'
        },
        'account-too-short': {
            id: 'checkout.bank.account-too-short',
            defaultMessage: 'An account number has at least 4 digits'
        },
        'account-too-long': {
            id: 'checkout.bank.account-too-long',
            defaultMessage: 'An account number has at most 17 digits'
        },
        different: {
            id: 'checkout.bank.different',
            defaultMessage: 'The account numbers are not the same'
        },
        verifiedTitle: {
            id: 'checkout.bank.verified-title',
            defaultMessage: 'Thank you, your bank account is verified'
        },
        notRequested: {
            id: 'checkout.bank.unasked',
            defaultMessage: 'There is no bank account to verify.'
        }
    })
}
