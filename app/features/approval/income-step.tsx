import {useIntl} from 'react-intl'
import {centsFromTyped, typedFromCents} from '@app/domain/money'
import {paymentFrequencies, paymentFrequencyFrom} from '@app/domain/pricing'
import {RadioGroup} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {MoneyField} from '@app/ui/form/text-fields'
import {type ApplicationStepProps, mustBeGiven} from './application-step'
import {addAnswers, useApplication} from './application-store'
import {incomeMessages, payDayMessages, sourceMessages} from './step-messages'

type IncomeValues = {source: string; frequency: string; amount: string}

/** The sources of income to choose from. */
export const incomeSources = ['job', 'business', 'benefits', 'retirement', 'other'] as const

const amountProblem = (text: string) => {
    if (text.trim() === '') return incomeMessages.amountMissing
    return centsFromTyped(text) === undefined ? incomeMessages.amountWrong : undefined
}

/** How much the applicant earns, from what and how often (G-20). */
export const IncomeStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {income} = useApplication().answers
    const save = ({source, frequency, amount}: IncomeValues): undefined => {
        addAnswers({
            income: {
                source,
                amount: centsFromTyped(amount) ?? 0,
                frequency: paymentFrequencyFrom(frequency)
            }
        })
        onDone()
    }
    return (
        <Form<IncomeValues>
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
                    validate={mustBeGiven(incomeMessages.sourceMissing)}
                />
                <RadioGroup
                    name="frequency"
                    label={formatMessage(incomeMessages.frequency)}
                    options={paymentFrequencies.map((frequency) => ({
                        value: frequency,
                        label: formatMessage(payDayMessages[frequency])
                    }))}
                    validate={mustBeGiven(incomeMessages.frequencyMissing)}
                />
                <MoneyField
                    name="amount"
                    label={formatMessage(incomeMessages.amount)}
                    hint={formatMessage(incomeMessages.amountHint)}
                    validate={amountProblem}
                />
            </StepPage>
        </Form>
    )
}
