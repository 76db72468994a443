import {defineMessages} from 'react-intl'

export const paginationMessages = defineMessages({
    label: {id: 'pagination.label', defaultMessage: 'Pages'},
    page: {id: 'pagination.page', defaultMessage: 'Page {page, number}'},
    previous: {id: 'pagination.previous', defaultMessage: 'Previous page'},
    next: {id: 'pagination.next', defaultMessage: 'Next page'},
    gap: {id: 'pagination.gap', defaultMessage: '…'}
})

export const scrollerMessages = defineMessages({
    previous: {id: 'scroller.previous', defaultMessage: 'Show previous'},
    next: {id: 'scroller.next', defaultMessage: 'Show more'}
})
