import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    loading: {id: 'page-banner.loading', defaultMessage: 'Loading...'},
    errorNamed: {id: 'page-banner.error-named', defaultMessage: 'Error: {status}'},
    error: {id: 'page-banner.error', defaultMessage: 'An error occurred'},
    offline: {
        id: 'page-banner.offline',
        defaultMessage: 'You’re offline. What you see may be out of date.'
    }
})
