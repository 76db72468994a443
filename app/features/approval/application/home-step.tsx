import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {
    postalAddress,
    PostalAddressFields,
    secondLine
} from '@app/ui/form/field-sets/postal-address'
import {Form} from '@app/ui/form/form'
import {filled} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import type {ApplicationStepProps} from '../frame/application-step'
import {addAnswers, type Application, useApplication} from '../frame/application-store'
import {homeMessages, stayMessages} from './step-messages'

const schema = z.object({
    ...postalAddress(homeMessages),
    ...secondLine,
    months: z.string().check(filled(homeMessages.monthsMissing))
})

type HomeValues = z.infer<typeof schema>

/** The choices of how long the applicant has lived at the address, as the number of months that is sent. */
export const stays = [3, 9, 18, 42, 60] as const

const knownHome = ({answers, prefill}: Application): HomeValues => {
    const {
        address1 = '',
        address2 = '',
        city = '',
        state = '',
        postalCode = ''
    } = {
        ...(prefill ?? {}),
        ...(answers.home ?? {})
    }
    return {
        address1,
        address2,
        city,
        state,
        postalCode,
        months: answers.home ? String(answers.home.monthsThere) : ''
    }
}

/** The applicant's address, and how long they have lived there (G-20). */
export const HomeStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const current = useApplication()
    const save = ({months, ...address}: HomeValues): undefined => {
        addAnswers({home: {...address, country: 'US', monthsThere: Number(months)}})
        onDone()
    }
    return (
        <Form schema={schema} defaultValues={knownHome(current)} onSubmit={save}>
            <StepPage {...position}>
                <p>{formatMessage(homeMessages.why)}</p>
                <PostalAddressFields texts={homeMessages} fitted />
                <RadioGroup
                    name="months"
                    label={formatMessage(homeMessages.months)}
                    options={stays.map((months) => ({
                        value: String(months),
                        label: formatMessage(stayMessages[months])
                    }))}
                />
            </StepPage>
        </Form>
    )
}
