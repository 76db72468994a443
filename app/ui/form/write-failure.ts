import type {MessageDescriptor} from 'react-intl'
import {isEndUnknown} from '@app/domain/unknown-end'
import {messages} from './field-messages'

/**
 * What a shopper reads where something was not saved: after a refusal the text for it, and otherwise that nobody can tell
 * whether it was done (D-49).
 */
export const writeFailureText = (
    error: unknown,
    refused: MessageDescriptor,
    unknown: MessageDescriptor = messages.unanswered
): MessageDescriptor => (isEndUnknown(error) ? unknown : refused)
