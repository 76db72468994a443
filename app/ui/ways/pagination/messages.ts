import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    label: {id: 'pagination.label', defaultMessage: 'Pages'},
    page: {id: 'pagination.page', defaultMessage: 'Page {page, number}'},
    previous: {id: 'pagination.previous', defaultMessage: 'Previous page'},
    next: {id: 'pagination.next', defaultMessage: 'Next page'},
    gap: {id: 'pagination.gap', defaultMessage: '…'}
})
