import {type ReactNode, useState} from 'react'
import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import type {PhoneCheck} from '@app/commerce/approvals/phone-look-up'
import {isPhoneCode, phoneCodeDigits, phoneCodeLength} from '@app/domain/person/person'
import {Button} from '@app/ui/button/button'
import {Form} from '@app/ui/form/form'
import {filled, rule} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {type SubmitFailure, useSubmission} from '@app/ui/form/submission'
import {PinField} from '@app/ui/form/fields/pin-field'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import type {ApplicationStepProps} from '../frame/application-step'
import {changeApplication, useApplication} from '../frame/application-store'
import {codeMessages, phoneMessages} from '../frame/phone-messages'
import {endOfPhoneCheck, useSendPhoneCode, useTryPhoneCode} from './use-phone-code'

const schema = z.object({
    code: z.string().check(
        filled(codeMessages.missing),
        rule((code) => (isPhoneCode(code) ? undefined : codeMessages.malformed)),
        z.overwrite(phoneCodeDigits)
    )
})

type CodeValues = z.infer<typeof schema>

/**
 * Sends the typed code. Any result other than a wrong or expired code leads to the next step, because the look-up only
 * saves typing.
 */
const useCode = (check: PhoneCheck) => {
    const {formatMessage} = useIntl()
    const tryCode = useTryPhoneCode()
    return async ({code}: CodeValues): Promise<SubmitFailure | undefined> => {
        const outcome = await tryCode(check, code)
        if (outcome.state === 'wrong') {
            const tries = outcome.triesLeft
            return {fields: {code: formatMessage(codeMessages.wrong, {tries})}}
        }
        if (outcome.state === 'ended') return {fields: {code: formatMessage(codeMessages.ended)}}
        changeApplication({phoneCheck: null, ...endOfPhoneCheck(outcome)})
        return undefined
    }
}

/** Sends another code, if the first did not arrive. */
const AnotherCode = ({phone}: {phone: string}) => {
    const {formatMessage} = useIntl()
    const send = useSendPhoneCode()
    const {resetField} = useFormContext<CodeValues>()
    const {forgetFailure} = useSubmission()
    const [sending, setSending] = useState<'sent' | 'pending' | 'failed' | null>(null)
    const sendAgain = async () => {
        setSending('pending')
        const {state} = await send(phone)
        setSending(state === 'sent' ? 'sent' : 'failed')
        if (state !== 'sent') return
        // The typed code and its error message belong to a code that no longer works.
        resetField('code', {defaultValue: ''})
        forgetFailure()
    }
    const texts: Partial<Record<string, ReactNode>> = {
        sent: formatMessage(codeMessages.sentAgain),
        failed: formatMessage(codeMessages.notSent)
    }
    return (
        <>
            <Button look="quiet" pending={sending === 'pending'} onClick={() => void sendAgain()}>
                {formatMessage(codeMessages.again)}
            </Button>
            <p role="status">{texts[sending ?? '']}</p>
        </>
    )
}

/**
 * Asks for the code that was sent to the number. It proves that the number is the shopper's, before any data of its
 * owner is shown (G-20) [ROUTE-015].
 */
export const PhoneCodeStep = ({position}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {phoneCheck} = useApplication()
    const check = phoneCheck ?? {phone: ''}
    const submit = useCode(check)
    return (
        <Form schema={schema} defaultValues={{code: ''}} onSubmit={submit}>
            <StepPage
                {...position}
                startsInField
                footer={
                    <>
                        <AnotherCode phone={check.phone} />
                        <Button
                            look="quiet"
                            onClick={() =>
                                changeApplication({phoneCheck: null, phoneStep: 'skipped'})
                            }
                        >
                            {formatMessage(phoneMessages.byHand)}
                        </Button>
                    </>
                }
            >
                <p>
                    {formatMessage(codeMessages.sent, {
                        phone: <PhoneNumber key="phone" number={check.phone} />
                    })}
                </p>
                <PinField
                    name="code"
                    label={formatMessage(codeMessages.code)}
                    hint={formatMessage(codeMessages.sendsItself)}
                    length={phoneCodeLength}
                    sendsItself
                    takesFocus
                />
            </StepPage>
        </Form>
    )
}
