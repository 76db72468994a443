import {type MessageDescriptor, useIntl} from 'react-intl'
import {formatPhone, phoneDigits} from '@app/domain/person/person'

/** A formatted phone number that never wraps. */
export const PhoneNumber = ({number}: {number: string}) => (
    <span className="phone">{formatPhone(number)}</span>
)

export type PhoneLinkProps = {
    number: string
    /** A text with the value `{phone}`; if it is missing, the link shows only the number. */
    message?: MessageDescriptor
    /** Other values of the text. */
    values?: Record<string, string>
}

/** A phone number as a link that calls it [STORE-018]. */
export const PhoneLink = ({number, message, values}: PhoneLinkProps) => {
    const {formatMessage} = useIntl()
    const phone = <PhoneNumber key="phone" number={number} />
    return (
        <a href={`tel:+1${phoneDigits(number)}`}>
            {message ? formatMessage(message, {...values, phone}) : phone}
        </a>
    )
}
