import {type MessageDescriptor, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {cleanEmail, isEmail} from '@app/domain/person/credentials'
import {formatPhone, isPhone, phoneDigits} from '@app/domain/person/person'
import {type Problem, rule} from '../schema'
import {EmailField, PhoneField} from '../fields/text-fields'

type Texts = {
    /** Where nothing was typed; as where it is wrong by default. */
    missing?: Problem
    wrong: Problem
}

const isBlank = (text: string) => text.trim() === ''

const given = (isRight: (text: string) => boolean, {missing, wrong}: Texts) =>
    rule<string>((text) => {
        if (isBlank(text)) return missing ?? wrong
        return isRight(text) ? undefined : wrong
    })

const ifAny = (isRight: (text: string) => boolean, wrong: Problem) =>
    rule<string>((text) => (isBlank(text) || isRight(text) ? undefined : wrong))

/** An email address (G-33), as it is sent. */
export const email = (texts: Texts) =>
    z.string().check(given(isEmail, texts), z.overwrite(cleanEmail))

/** As `email`, or nothing. */
export const optionalEmail = (wrong: Problem) =>
    z.string().check(ifAny(isEmail, wrong), z.overwrite(cleanEmail))

/** A US phone number [DEALS-004]; its ten digits are sent. */
export const phone = (texts: Texts) =>
    z.string().check(given(isPhone, texts), z.overwrite(phoneDigits))

/** As `phone`, or nothing. */
export const optionalPhone = (wrong: Problem) =>
    z.string().check(ifAny(isPhone, wrong), z.overwrite(phoneDigits))

type ContactFieldsProps = {
    texts: Record<'email' | 'emailHint' | 'phone' | 'phoneHint', MessageDescriptor>
    /** The address that was probably meant by a mistyped one. */
    suggest?: (typed: string) => string | undefined
}

/** The fields `email` and `phone` of somebody who is written to and called. */
export const ContactFields = ({texts, suggest}: ContactFieldsProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <EmailField
                name="email"
                label={formatMessage(texts.email)}
                hint={formatMessage(texts.emailHint)}
                {...(suggest && {suggest})}
            />
            <PhoneField
                name="phone"
                label={formatMessage(texts.phone)}
                hint={formatMessage(texts.phoneHint)}
                format={formatPhone}
            />
        </>
    )
}
