import {type IntlShape, type MessageDescriptor, useIntl} from 'react-intl'
import {isEndUnknown, secondsToWaitOf, type WithWait} from '@app/domain/payments/unknown-end'
import {messages} from './field-messages'

const MINUTE_IN_MS = 60_000

/** The first whole minute after so many seconds: a try at the time that is named must not be too early. */
const timeIn = ({formatTime}: IntlShape, seconds: number): string =>
    formatTime(Math.ceil((Date.now() + seconds * 1000) / MINUTE_IN_MS) * MINUTE_IN_MS, {
        timeStyle: 'short'
    })

const waitText = (intl: IntlShape, seconds: number): string =>
    intl.formatMessage(messages.busy, {time: timeIn(intl, seconds)})

/** What a shopper reads after too many tries: until when, or `otherwise` if the response does not say so (D-49) [D-20]. */
export const tooManyText = (
    intl: IntlShape,
    error: unknown,
    otherwise: MessageDescriptor
): string => {
    const seconds = secondsToWaitOf(error)
    return seconds === undefined
        ? intl.formatMessage(otherwise)
        : intl.formatMessage(messages.tooManyUntil, {time: timeIn(intl, seconds)})
}

/** When the platform, which is too busy, may be asked again; undefined if an error does not say so (D-49). */
export const busyText = (intl: IntlShape, error: unknown): string | undefined => {
    const seconds = secondsToWaitOf(error)
    return seconds === undefined ? undefined : waitText(intl, seconds)
}

/** A sentence about an action that did not work, with the time of the next try if the platform named one (D-49). */
export const withWait = (intl: IntlShape, words: string, {tryAgainIn}: WithWait): string =>
    tryAgainIn === undefined ? words : `${words} ${waitText(intl, tryAgainIn)}`

type WriteFailure = (
    error: unknown,
    refused: MessageDescriptor,
    unknown?: MessageDescriptor
) => string

/**
 * Returns a function that gives what a shopper reads where something was not saved: after a refusal the text for it, and
 * otherwise that nobody can tell whether it was done, with the time of the next try if the platform names one (D-49).
 */
export const writeFailureIn =
    (intl: IntlShape): WriteFailure =>
    (error, refused, unknown = messages.unanswered) =>
        isEndUnknown(error)
            ? [intl.formatMessage(unknown), busyText(intl, error)].filter(Boolean).join(' ')
            : intl.formatMessage(refused)

/** The same for a component. */
export const useWriteFailure = (): WriteFailure => writeFailureIn(useIntl())
