import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const messages = {
    label: commonMessages.search,
    placeholder: commonMessages.searchPlaceholder,
    ...defineMessages({
        example: {id: 'search.example', defaultMessage: 'Search {category}'},
        pause: {id: 'search.pause', defaultMessage: 'Pause the changing examples'},
        resume: {id: 'search.resume', defaultMessage: 'Let the examples change'}
    })
}
