import {defineMessages, type MessageDescriptor} from 'react-intl'
import type {NoticeTone} from './notice'

const messages = defineMessages({
    welcome: {id: 'toast.welcome', defaultMessage: 'Welcome {name}, You’re now signed in.'},
    signInFirst: {id: 'toast.sign-in-first', defaultMessage: 'Please sign in to continue!'},
    signedOut: {id: 'toast.signed-out', defaultMessage: 'You are signed out.'},
    inactive: {
        id: 'toast.inactive',
        defaultMessage: 'You have been signed out due to inactivity.'
    },
    passwordChanged: {
        id: 'toast.password-changed',
        defaultMessage: 'Your password has been changed.'
    }
})

/** So long stands what is said to a shopper who is not there, in milliseconds: until they are back and close it. */
export const UNTIL_RETURN_MS = 86_400_000

/** What a toast says, for how long where that is another time than usual. */
export type ToastText = {text: MessageDescriptor; tone: NoticeTone; durationMs?: number}

/** Every toast that can be said after a full page load; a text of your own is added here. */
export const storedToastMessages = {
    welcome: {text: messages.welcome, tone: 'good'},
    'sign-in-first': {text: messages.signInFirst, tone: 'info'},
    'signed-out': {text: messages.signedOut, tone: 'good'},
    inactive: {text: messages.inactive, tone: 'info', durationMs: UNTIL_RETURN_MS},
    'password-changed': {text: messages.passwordChanged, tone: 'good'}
} as const satisfies Record<string, ToastText>

export type StoredToastId = keyof typeof storedToastMessages
