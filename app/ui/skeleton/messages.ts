import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    heading: {id: 'skeleton.heading', defaultMessage: 'Loading the page'}
})
