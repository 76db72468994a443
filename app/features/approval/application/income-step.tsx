import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {typedFromCents} from '@app/domain/prices/money'
import {paymentFrequencies, paymentFrequencyFrom} from '@app/domain/prices/pricing'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {amount} from '@app/ui/form/field-sets/money'
import {filled} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {MoneyField} from '@app/ui/form/fields/text-fields'
import type {ApplicationStepProps} from '../frame/application-step'
import {addAnswers, useApplication} from '../frame/application-store'
import {incomeMessages, payDayMessages, sourceMessages} from './step-messages'

const schema = z.object({
    source: z.string().check(filled(incomeMessages.sourceMissing)),
    frequency: z.string().check(filled(incomeMessages.frequencyMissing)),
    amount: amount({missing: incomeMessages.amountMissing, wrong: incomeMessages.amountWrong})
})

type IncomeAnswers = z.output<typeof schema>

/** The sources of income to choose from. */
export const incomeSources = ['job', 'business', 'benefits', 'retirement', 'other'] as const

/** How much the applicant earns, from what and how often (G-20). */
export const IncomeStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {income} = useApplication().answers
    const save = ({frequency, ...rest}: IncomeAnswers): undefined => {
        addAnswers({income: {...rest, frequency: paymentFrequencyFrom(frequency)}})
        onDone()
    }
    return (
        <Form
            schema={schema}
            defaultValues={{
                source: income?.source ?? '',
                frequency: income?.frequency ?? '',
                amount: income ? typedFromCents(income.amount) : ''
            }}
            onSubmit={save}
        >
            <StepPage {...position}>
                <p>{formatMessage(incomeMessages.why)}</p>
                <RadioGroup
                    name="source"
                    label={formatMessage(incomeMessages.source)}
                    options={incomeSources.map((source) => ({
                        value: source,
                        label: formatMessage(sourceMessages[source])
                    }))}
                />
                <RadioGroup
                    name="frequency"
                    label={formatMessage(incomeMessages.frequency)}
                    options={paymentFrequencies.map((frequency) => ({
                        value: frequency,
                        label: formatMessage(payDayMessages[frequency])
                    }))}
                />
                <MoneyField
                    name="amount"
                    label={formatMessage(incomeMessages.amount)}
                    hint={formatMessage(incomeMessages.amountHint)}
                />
            </StepPage>
        </Form>
    )
}
