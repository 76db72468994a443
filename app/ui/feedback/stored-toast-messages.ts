import {defineMessages, type MessageDescriptor} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'
import type {NoticeTone, ToastTopic} from './notice'

const messages = {
    welcome: commonMessages.welcome,
    signInFirst: commonMessages.signInFirst,
    inactive: commonMessages.signedOutInactive,
    passwordChanged: commonMessages.passwordChanged,
    ...defineMessages({
        signedOut: {id: 'toast.signed-out', defaultMessage: 'You are signed out.'}
    })
}

/** How long a toast for an absent shopper stays, in milliseconds: until they are back and close it. */
export const UNTIL_RETURN_MS = 86_400_000

/** The text of a toast, its topic, and its duration if that is not the default. */
export type ToastText = {
    text: MessageDescriptor
    tone: NoticeTone
    topic?: ToastTopic
    durationMs?: number
}

/** Every toast that can be shown after a full page load; add a text of your own here. */
export const storedToastMessages = {
    welcome: {text: messages.welcome, tone: 'good', topic: 'sign-in'},
    'sign-in-first': {text: messages.signInFirst, tone: 'info', topic: 'sign-in'},
    'signed-out': {text: messages.signedOut, tone: 'good', topic: 'sign-in'},
    inactive: {
        text: messages.inactive,
        tone: 'info',
        topic: 'sign-in',
        durationMs: UNTIL_RETURN_MS
    },
    'password-changed': {text: messages.passwordChanged, tone: 'good'}
} as const satisfies Record<string, ToastText>

export type StoredToastId = keyof typeof storedToastMessages
