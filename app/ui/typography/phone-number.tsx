import {formatPhone} from '@app/domain/person'

/** A phone number as it is read, on one line wherever it stands. */
export const PhoneNumber = ({number}: {number: string}) => (
    <span className="phone">{formatPhone(number)}</span>
)
