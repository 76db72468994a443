import {defineMessages} from 'react-intl'

export const messages = defineMessages({
    quantity: {id: 'quantity.of', defaultMessage: 'Quantity of {of}'},
    less: {id: 'quantity.less', defaultMessage: 'One less'},
    more: {id: 'quantity.more', defaultMessage: 'One more'}
})
