import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {type OneOffDue, useFindOneOffDue} from '@app/commerce/one-off/one-off-payment'
import {
    cleanKnownRenter,
    type KnownRenter,
    knownRenterProblem
} from '@app/domain/payments/one-off-payment'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {rule} from '@app/ui/form/schema'
import {DigitsField, ZipField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {fieldProblems, findMessages as texts} from './messages'

const nothing: KnownRenter = {agreementNumber: '', postalCode: '', phoneEnd: ''}

const known = (field: keyof KnownRenter) =>
    z.string().check(
        rule((typed) => {
            const problem = knownRenterProblem(field, typed)
            return problem && fieldProblems[field][problem]
        })
    )

const schema = z.object({
    agreementNumber: known('agreementNumber'),
    postalCode: known('postalCode'),
    phoneEnd: known('phoneEnd')
})

/** The form with the three values that a payer without an account must know; the response does not say which one is wrong. */
export const FindAgreement = ({
    onFound
}: {
    onFound: (known: KnownRenter, due: OneOffDue) => void
}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const find = useFindOneOffDue()
    const send = async (typed: KnownRenter) => {
        const known = cleanKnownRenter(typed)
        try {
            const due = await find(known)
            if (!due) return {alert: formatMessage(texts.notFound)}
            onFound(known, due)
            return undefined
        } catch (error) {
            if (!isTooMany(error)) throw error
            return {alert: tooManyText(intl, error, texts.tooMany)}
        }
    }
    return (
        <Form schema={schema} defaultValues={nothing} onSubmit={send}>
            <FormAlert />
            <ErrorSummary />
            <DigitsField
                name="agreementNumber"
                label={formatMessage(texts.agreementNumber)}
                hint={formatMessage(texts.agreementHint)}
                width="sm"
            />
            <ZipField name="postalCode" label={formatMessage(texts.postalCode)} />
            <DigitsField name="phoneEnd" label={formatMessage(texts.phoneEnd)} width="xs" />
            <SubmitButton>{formatMessage(texts.find)}</SubmitButton>
        </Form>
    )
}
