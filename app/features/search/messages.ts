import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    label: {id: 'search.label', defaultMessage: 'Search'},
    placeholder: {
        id: 'search.placeholder',
        defaultMessage: 'What are you looking for today?'
    },
    example: {id: 'search.example', defaultMessage: 'Search {category}'},
    pause: {id: 'search.pause', defaultMessage: 'Pause the changing examples'},
    resume: {id: 'search.resume', defaultMessage: 'Let the examples change'}
})

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
