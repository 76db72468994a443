import {PasswordInput} from '@ark-ui/react/password-input'
import {useEffect, useRef, useState} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import type {PasswordStrength} from '@app/domain/person/credentials'
import {identityDigits, maskedIdentityNumber} from '@app/domain/person/person'
import {Icon} from '../../picture/icon'
import {asText, Field, textOf, useFormField, useTypedBefore, type FieldProps} from './field'
import {messages} from './secret-messages'
import {useSubmission} from '../submission'

type RevealProps = {of: string; controls: string; shown: boolean; onToggle: () => void}

/** A button that shows and hides the typed text, and says which it does. */
const Reveal = ({of, controls, shown, onToggle}: RevealProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <button
                type="button"
                className="secret__reveal"
                aria-controls={controls}
                aria-label={formatMessage(shown ? messages.hideOf : messages.showOf, {of})}
                onClick={onToggle}
            >
                {formatMessage(shown ? messages.hide : messages.show)}
            </button>
            <span className="visually-hidden" role="status">
                {formatMessage(shown ? messages.isShown : messages.isHidden, {of})}
            </span>
        </>
    )
}

/** Shown on demand, and hidden again when the form is submitted. */
const useShown = () => {
    const {attempts} = useSubmission()
    const [shownAt, setShownAt] = useState<number | null>(null)
    const shown = shownAt === attempts
    return {shown, toggle: () => setShownAt(shown ? null : attempts)}
}

export type PasswordFieldProps = FieldProps & {
    /** 'current' signs in, and is cleared when the server refuses it; 'new' is a password to be set. */
    kind: 'current' | 'new'
    /** Ids of other elements that describe it, such as a `PasswordChecklist`. */
    describedBy?: string
}

type RevealPasswordProps = {of: string; shown: boolean; onToggle: () => void}

/** Ark's own trigger answers presses of a pointer only and is no stop of Tab: keys are added to it. */
const RevealPassword = ({of, shown, onToggle}: RevealPasswordProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <PasswordInput.VisibilityTrigger
                className="secret__reveal"
                tabIndex={0}
                // A click without a pointer is Enter, Space, or a voice.
                onClick={({detail}) => {
                    if (detail === 0) onToggle()
                }}
            >
                {formatMessage(shown ? messages.hide : messages.show)}
            </PasswordInput.VisibilityTrigger>
            <span className="visually-hidden" role="status">
                {formatMessage(shown ? messages.isShown : messages.isHidden, {of})}
            </span>
        </>
    )
}

/**
 * A password: it can be shown, is hidden again on submission, may be pasted and have any length. Ark's, as it stands in
 * a page's first HTML.
 */
export const PasswordField = (props: PasswordFieldProps) => {
    const {name, label, hint, optional = false, kind, describedBy} = props
    const {formatMessage} = useIntl()
    const field = useFormField({name, hint, read: asText})
    const control = useTypedBefore(field, textOf)
    const {setValue} = useFormContext()
    const [shown, setShown] = useState(false)
    const {failed} = useSubmission()

    useEffect(() => {
        if (kind === 'current' && failed?.isRefused) setValue(name, '')
    }, [failed, kind, name, setValue])

    const descriptions = [field.described['aria-describedby'], describedBy].filter(Boolean)
    return (
        <Field field={field} label={label} hint={hint} optional={optional}>
            <PasswordInput.Root
                className="secret"
                ids={{input: field.id}}
                visible={shown}
                onVisibilityChange={({visible}) => setShown(visible)}
                translations={{
                    visibilityTrigger: (visible) =>
                        formatMessage(visible ? messages.hideOf : messages.showOf, {of: label})
                }}
            >
                <PasswordInput.Input
                    ref={control}
                    className="input"
                    autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
                    autoCapitalize="none"
                    value={field.value}
                    onChange={(event) => field.change(event.target.value)}
                    onBlur={field.leave}
                    {...field.target}
                    {...field.described}
                    aria-describedby={descriptions.join(' ') || undefined}
                />
                <RevealPassword of={label} shown={shown} onToggle={() => setShown(!shown)} />
            </PasswordInput.Root>
        </Field>
    )
}

export type PasswordChecklistProps = {
    /** For the field's `describedBy`. */
    id: string
    /** The name of the password's field. */
    name: string
    /** The requirements of a password as texts, and whether a password meets them. */
    rules: readonly {label: string; met: (password: string) => boolean}[]
    strength: (password: string) => PasswordStrength
}

const STRENGTHS = ['none', 'weak', 'fair', 'good', 'strong'] as const

/** The requirements of a new password, checked off while it is typed, and its strength. */
export const PasswordChecklist = ({id, name, rules, strength}: PasswordChecklistProps) => {
    const {formatMessage} = useIntl()
    const watched: unknown = useWatch({name})
    const password = asText(watched)
    const reached = strength(password)
    const word = STRENGTHS[reached]
    return (
        <div className="password-check">
            <ul id={id} className="password-check__rules">
                {rules.map(({label, met}) => {
                    const isMet = met(password)
                    return (
                        <li key={label} data-met={isMet}>
                            <Icon name={isMet ? 'check' : 'minus'} />
                            <span className="visually-hidden">
                                {formatMessage(isMet ? messages.met : messages.unmet)}{' '}
                            </span>
                            {label}
                        </li>
                    )
                })}
            </ul>
            <div className={`password-check__bar password-check__bar--${word}`} aria-hidden="true">
                {[1, 2, 3, 4].map((part) => (
                    <span key={part} data-on={reached >= part} />
                ))}
            </div>
            <p role="status" className="password-check__strength">
                {word === 'none'
                    ? null
                    : formatMessage(messages.strength, {strength: formatMessage(messages[word])})}
            </p>
        </div>
    )
}

/** Only the last four digits of a complete number, and nothing of an incomplete one. */
const hidden = (value: string) =>
    identityDigits(value).length === 9 ? maskedIdentityNumber(value) : value.replace(/\d/g, '•')

/**
 * A Social Security number or ITIN in one field: typed in any format, hidden when the field loses the focus, shown on
 * demand. Never a password field, as browsers would offer to save its value.
 */
export const SsnField = ({name, label, hint, optional = false}: FieldProps) => {
    const field = useFormField({name, hint, read: asText})
    const [typing, setTyping] = useState(false)
    const {shown, toggle} = useShown()
    const control = useRef<HTMLInputElement>(null)

    // Another value takes the selection away with which a field is entered by key: what is typed would be added to it.
    useEffect(() => {
        if (typing) control.current?.select()
    }, [typing])

    return (
        <Field field={field} label={label} hint={hint} optional={optional}>
            <div className="secret secret--sm">
                <input
                    ref={control}
                    className="input"
                    inputMode="numeric"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    value={typing || shown ? field.value : hidden(field.value)}
                    onFocus={() => setTyping(true)}
                    onChange={(event) => field.change(event.target.value)}
                    onBlur={() => {
                        setTyping(false)
                        field.leave()
                    }}
                    {...field.target}
                    {...field.described}
                />
                <Reveal of={label} controls={field.id} shown={shown} onToggle={toggle} />
            </div>
        </Field>
    )
}
