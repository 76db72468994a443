import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ReactNode} from 'react'
import type {DefaultValues, FieldValues} from 'react-hook-form'
import type * as z from 'zod/mini'
import {Form, SubmitButton} from '@app/ui/form/form'
import {showInShop} from '../shop/render-page'

/** A form of these fields on the page, and what it sends; without a schema everything is right. */
export const sentFrom = <Values extends FieldValues>(
    fields: ReactNode,
    defaultValues: DefaultValues<Values>,
    schema?: z.core.$ZodType<Values, Values>
) => {
    const sent: Values[] = []
    const {container} = showInShop(
        <Form<Values>
            {...(schema && {schema})}
            defaultValues={defaultValues}
            onSubmit={(values) => {
                sent.push(values)
                return undefined
            }}
        >
            {fields}
            <SubmitButton>Send</SubmitButton>
        </Form>
    )
    return {user: userEvent.setup(), sent, container}
}

/** The button that sends the form of `sentFrom`. */
export const press = () => screen.getByRole('button', {name: 'Send'})
