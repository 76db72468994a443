import {type MessageDescriptor, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {filled} from '../schema'
import {FormTextField} from '../fields/text-fields'

export type NameTexts = Record<
    'firstName' | 'firstNameMissing' | 'lastName' | 'lastNameMissing',
    MessageDescriptor
> & {nameHint?: MessageDescriptor}

/** First and last name, both required; without the spaces around them. */
export const nameSchema = (texts: Pick<NameTexts, 'firstNameMissing' | 'lastNameMissing'>) => ({
    firstName: z.string().check(z.trim(), filled(texts.firstNameMissing)),
    lastName: z.string().check(z.trim(), filled(texts.lastNameMissing))
})

/** The fields of `nameSchema`. */
export const NameFields = ({texts, width}: {texts: NameTexts; width?: 'md'}) => {
    const {formatMessage} = useIntl()
    const size = width && {width}
    return (
        <>
            <FormTextField
                name="firstName"
                label={formatMessage(texts.firstName)}
                hint={texts.nameHint && formatMessage(texts.nameHint)}
                autoComplete="given-name"
                {...size}
            />
            <FormTextField
                name="lastName"
                label={formatMessage(texts.lastName)}
                autoComplete="family-name"
                {...size}
            />
        </>
    )
}
