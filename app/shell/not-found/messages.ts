import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    search: {id: 'search.page', defaultMessage: 'Search the shop'},
    title: {id: 'not-found.title', defaultMessage: 'We couldn’t find that page'},
    help: {
        id: 'not-found.help',
        defaultMessage:
            'It may have moved, or the item may no longer be offered. Search for what you need, or start from the home page.'
    },
    home: {id: 'not-found.home', defaultMessage: 'Go to the home page'}
})
