import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const accountMessages = defineMessages({
    title: {id: 'time-out.account.title', defaultMessage: 'Are you still there?'},
    text: {
        id: 'time-out.account.text',
        defaultMessage: 'For your security we will sign you out in {time}.'
    },
    stay: {id: 'time-out.account.stay', defaultMessage: 'Keep me signed in'},
    leave: {id: 'time-out.account.leave', defaultMessage: 'Sign out'},
    failed: {
        id: 'time-out.account.failed',
        defaultMessage: 'That did not work. Check your connection and try again.'
    }
})

export const checkoutMessages = {
    stay: commonMessages.continue,
    title: commonMessages.needMoreTime,
    failed: commonMessages.timeNotExtended,
    ...defineMessages({
        text: {
            id: 'time-out.checkout.text',
            defaultMessage:
                'For your security we will end this checkout in {time}. What is in your cart stays there.'
        },
        leave: {id: 'time-out.checkout.leave', defaultMessage: 'Leave checkout'},
        ended: {
            id: 'time-out.checkout.ended',
            defaultMessage:
                'Your checkout ended due to inactivity. What is in your cart is still there.'
        },
        endedDrawnUp: {
            id: 'time-out.checkout.ended-drawn-up',
            defaultMessage:
                'Your checkout ended due to inactivity. Nothing of your agreements or your payment is lost: go on with the checkout where it stands.'
        },
        goOn: {id: 'time-out.checkout.go-on', defaultMessage: 'Continue checkout'}
    })
}

/** The same during an application: most of it is stored as a draft (D-24). */
export const applicationMessages = {
    stay: commonMessages.continue,
    title: commonMessages.needMoreTime,
    failed: commonMessages.timeNotExtended,
    ...defineMessages({
        text: {
            id: 'time-out.application.text',
            defaultMessage:
                'For your security we will end this application in {time}. Most of what you typed is kept; your private numbers are not.'
        },
        leave: {id: 'time-out.application.leave', defaultMessage: 'Leave application'},
        ended: {
            id: 'time-out.application.ended',
            defaultMessage:
                'Your application ended due to inactivity. Most of what you typed is kept for when you come back.'
        }
    })
}

export const timeMessages = defineMessages({
    time: {
        id: 'time-out.time',
        defaultMessage:
            '{minutes, plural, =0 {} one {# minute} other {# minutes}}{both, select, true { and } other {}}{seconds, plural, =0 {{minutes, plural, =0 {0 seconds} other {}}} one {# second} other {# seconds}}'
    }
})
