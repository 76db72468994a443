import {render} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ReactNode} from 'react'
import type {FieldValues} from 'react-hook-form'
import {IntlProvider} from 'react-intl'
import {Form, type FormProps, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary} from '@app/ui/form/form-alerts'
import spanish from '../../../translations/es-US.json'

type Shown<Values extends FieldValues> = Required<
    Pick<FormProps<Values>, 'schema' | 'defaultValues'>
> & {field: ReactNode; locale: string}

/** A form of one field with the button “Send”, and what it has sent. */
export const showForm = <Values extends FieldValues>({
    schema,
    defaultValues,
    field,
    locale
}: Shown<Values>) => {
    const sent: Values[] = []
    const shown = render(
        <IntlProvider
            locale={locale}
            defaultLocale="en-US"
            messages={locale === 'es-US' ? spanish : {}}
        >
            <Form
                schema={schema}
                defaultValues={defaultValues}
                onSubmit={(values) => {
                    sent.push(values)
                    return Promise.resolve(undefined)
                }}
            >
                <ErrorSummary />
                {field}
                <SubmitButton>Send</SubmitButton>
            </Form>
        </IntlProvider>
    )
    return {...shown, sent, user: userEvent.setup()}
}
