import {defineMessages} from 'react-intl'
import type {CommerceErrorCode} from '@app/commerce/commerce-error'

type Texts = Record<CommerceErrorCode, {id: string; defaultMessage: string}>

/** What went wrong, in a shopper's words. */
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
    garbled: {id: 'failure.garbled', defaultMessage: 'The store’s answer made no sense to us.'}
})
