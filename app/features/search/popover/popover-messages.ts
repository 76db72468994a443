import {defineMessages} from 'react-intl'

export const popoverMessages = defineMessages({
    suggestions: {id: 'search.suggestions', defaultMessage: 'Search suggestions'},
    recents: {id: 'search.recents', defaultMessage: 'Recent searches'},
    frequent: {id: 'search.frequent', defaultMessage: 'Popular searches'},
    phrases: {id: 'search.phrases', defaultMessage: 'Suggestions'},
    products: {id: 'search.products', defaultMessage: 'Products'},
    clear: {id: 'search.clear', defaultMessage: 'Clear recent searches'},
    viewAll: {id: 'search.view-all', defaultMessage: 'View All'},
    found: {
        id: 'search.found',
        defaultMessage:
            '{count, plural, =0 {No suggestions} one {# suggestion, reach it with the arrow keys} other {# suggestions, reach them with the arrow keys}}'
    }
})
