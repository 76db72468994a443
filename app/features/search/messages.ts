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
