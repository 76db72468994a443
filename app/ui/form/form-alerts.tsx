import type {MouseEvent} from 'react'
import {Helmet} from 'react-helmet'
import {useIntl} from 'react-intl'
import {Icon} from '../picture/icon'
import {messages} from './field-messages'
import {useSubmission} from './submission'

/** The problem of the form as a whole; gets the focus when it appears. */
export const FormAlert = () => {
    const {failed} = useSubmission()
    if (failed?.alert === undefined) return null
    return (
        <div className="form-alert" role="alert" tabIndex={-1} data-form-alert>
            <Icon name="warning" />
            <p>{failed.alert}</p>
        </div>
    )
}

const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.focus()
}

/**
 * Every wrong field of the last attempt in the order of the page, with the same text as at the field, each a link to
 * it. It does not change until the next attempt, so that nothing moves while the shopper types. The page's title begins
 * with "Error:".
 */
export const ErrorSummary = () => {
    const {formatMessage} = useIntl()
    const {failed} = useSubmission()
    if (!failed || (failed.wrong.length === 0 && failed.alert === undefined)) return null
    return (
        <>
            <Helmet titleTemplate={formatMessage(messages.errorTitle, {title: '%s'})} />
            {failed.wrong.length > 0 ? (
                <div className="error-summary" tabIndex={-1} data-error-summary role="alert">
                    <h2 className="error-summary__title">{formatMessage(messages.problem)}</h2>
                    <ul className="error-summary__list">
                        {failed.wrong.map(({name, text, id}) => (
                            <li key={name}>
                                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                                    {text}
                                </a>
                            </li>
                        ))}
                    </ul>
                </div>
            ) : null}
        </>
    )
}
