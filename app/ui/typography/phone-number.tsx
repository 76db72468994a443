import {formatPhone} from '@app/domain/person'

/** A formatted phone number that never wraps. */
export const PhoneNumber = ({number}: {number: string}) => (
    <span className="phone">{formatPhone(number)}</span>
)
