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
    passwordChanged: {id: 'toast.password-changed', defaultMessage: 'Your password is changed.'}
})

/** Every toast that can be said after a full page load; a text of your own is added here. */
export const storedToastMessages = {
    welcome: {text: messages.welcome, tone: 'good'},
    'sign-in-first': {text: messages.signInFirst, tone: 'info'},
    'signed-out': {text: messages.signedOut, tone: 'good'},
    inactive: {text: messages.inactive, tone: 'info'},
    'password-changed': {text: messages.passwordChanged, tone: 'good'}
} as const satisfies Record<string, {text: MessageDescriptor; tone: NoticeTone}>

export type StoredToastId = keyof typeof storedToastMessages
