import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {ReactNode} from 'react'
import {Form, SubmitButton} from '@app/ui/form/form'
import {showInShop} from './render-page'

type Values = Record<string, unknown>

/** A form of these fields on the page, and what it sends. */
export const sentFrom = (fields: ReactNode, defaultValues: Values) => {
    const sent: Values[] = []
    const {container} = showInShop(
        <Form<Values>
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
