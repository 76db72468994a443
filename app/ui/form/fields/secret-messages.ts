import {defineMessages} from 'react-intl'

/** The messages of fields whose text can be hidden. */
export const messages = defineMessages({
    show: {id: 'form.show', defaultMessage: 'Show'},
    hide: {id: 'form.hide', defaultMessage: 'Hide'},
    showOf: {id: 'form.show-of', defaultMessage: 'Show {of}'},
    hideOf: {id: 'form.hide-of', defaultMessage: 'Hide {of}'},
    isShown: {id: 'form.is-shown', defaultMessage: '{of}: shown'},
    isHidden: {id: 'form.is-hidden', defaultMessage: '{of}: hidden'},
    strength: {id: 'form.strength', defaultMessage: 'Password strength: {strength}'},
    weak: {id: 'form.strength-weak', defaultMessage: 'weak'},
    fair: {id: 'form.strength-fair', defaultMessage: 'fair'},
    good: {id: 'form.strength-good', defaultMessage: 'good'},
    strong: {id: 'form.strength-strong', defaultMessage: 'strong'},
    met: {id: 'form.rule-met', defaultMessage: 'Done:'},
    unmet: {id: 'form.rule-unmet', defaultMessage: 'Still needed:'}
})
