import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import type {CommerceErrorCode} from '@app/commerce/client'

export const errorPageMessages = {
    home: commonMessages.shopHome,
    ...defineMessages({
        title: {id: 'error-page.title', defaultMessage: "This page isn't working"},
        help: {
            id: 'error-page.help',
            defaultMessage:
                'An error has occurred. Try refreshing the page or if you need immediate help please contact support.'
        },
        contact: {id: 'error-page.contact', defaultMessage: 'Contact Support'},
        refresh: {id: 'error-page.refresh', defaultMessage: 'Refresh the page'},
        details: {id: 'error-page.details', defaultMessage: 'Technical details'}
    })
}

/** Where the code of a page did not come [PWA-004, PWA-005, PWA-006]. */
export const offlineMessages = defineMessages({
    title: {id: 'offline.title', defaultMessage: 'You are currently offline'},
    text: {
        id: 'offline.text',
        defaultMessage: "We couldn't load the next page on this connection. Please try again."
    },
    retry: {id: 'offline.retry', defaultMessage: 'Retry Connection'}
})

type Texts = Record<CommerceErrorCode, {id: string; defaultMessage: string}>

/** The messages about failures for shoppers. */
export const failureMessages = defineMessages<CommerceErrorCode, Texts[CommerceErrorCode], Texts>({
    'not-found': {id: 'failure.not-found', defaultMessage: 'We could not find this.'},
    refused: {
        id: 'failure.refused',
        defaultMessage: 'The store does not let us show this right now.'
    },
    'bad-request': {
        id: 'failure.bad-request',
        defaultMessage: 'This address asks for something we do not have.'
    },
    timeout: {id: 'failure.timeout', defaultMessage: 'The store took too long to answer.'},
    /** [ERR-011] */
    unavailable: {
        id: 'failure.unavailable',
        defaultMessage: 'An error occurred while processing your request'
    },
    garbled: {id: 'failure.garbled', defaultMessage: 'We could not read the store’s answer.'}
})

export const notFoundMessages = defineMessages({
    search: {id: 'search.page', defaultMessage: 'Search the shop'},
    title: {id: 'not-found.title', defaultMessage: 'We couldn’t find that page'},
    help: {
        id: 'not-found.help',
        defaultMessage:
            'It may have moved, or the item may no longer be offered. Search for what you need, or start from the home page.'
    },
    home: {id: 'not-found.home', defaultMessage: 'Go to the home page'}
})
