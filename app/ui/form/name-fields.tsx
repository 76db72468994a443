import {type MessageDescriptor, useIntl} from 'react-intl'
import {FormTextField} from './text-fields'

type NameTexts = Record<
    'firstName' | 'firstNameMissing' | 'lastName' | 'lastNameMissing',
    MessageDescriptor
>

/** First and last name, both required; `texts` are their labels and what is said if one is missing. */
export const NameFields = ({texts}: {texts: NameTexts}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="firstName"
                label={formatMessage(texts.firstName)}
                autoComplete="given-name"
                validate={(name) => (name.trim() === '' ? texts.firstNameMissing : undefined)}
            />
            <FormTextField
                name="lastName"
                label={formatMessage(texts.lastName)}
                autoComplete="family-name"
                validate={(name) => (name.trim() === '' ? texts.lastNameMissing : undefined)}
            />
        </>
    )
}
