import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    title: {id: 'error-page.title', defaultMessage: "This page isn't working"},
    help: {
        id: 'error-page.help',
        defaultMessage:
            'An error has occurred. Try refreshing the page or if you need immediate help please contact support.'
    },
    contact: {id: 'error-page.contact', defaultMessage: 'Contact Support'},
    refresh: {id: 'error-page.refresh', defaultMessage: 'Refresh the page'},
    details: {id: 'error-page.details', defaultMessage: 'Technical details'},
    home: {id: 'error-page.home', defaultMessage: '{shop}, home'}
})
