import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    previous: {id: 'scroller.previous', defaultMessage: 'Show previous'},
    next: {id: 'scroller.next', defaultMessage: 'Show more'}
})
