import {useEffect, useRef, useState} from 'react'
import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useIdentity} from '@app/commerce/session/identity'
import {phoneCodePath} from '@app/domain/approval/application-path'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {formatPhone, isLastFour, cleanLastFour} from '@app/domain/person/person'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {useNavigate} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {BirthDateField} from '@app/ui/form/fields/birth-date-field'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {phone} from '@app/ui/form/field-sets/contact'
import {rule, ticked} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {DigitsField, PhoneField} from '@app/ui/form/fields/text-fields'
import {type ApplicationStepProps, consentVersion} from '../frame/application-step'
import {application, changeApplication, useApplication} from '../frame/application-store'
import {optionalBirthDate, typedBirthDate} from '../frame/birth-date'
import {phoneMessages} from '../frame/phone-messages'
import {PrivacyNote} from '../frame/privacy-note'
import {endOfPhoneCheck, useSendPhoneCode} from './use-phone-code'

const phoneSchema = (today: CalendarDay) =>
    z.object({
        phone: phone({missing: phoneMessages.phoneMissing, wrong: phoneMessages.phoneWrong}),
        lastFour: z.string().check(
            z.overwrite(cleanLastFour),
            rule((text) =>
                text === '' || isLastFour(text) ? undefined : phoneMessages.lastFourWrong
            )
        ),
        birthDate: optionalBirthDate(today),
        agreed: z.boolean().check(ticked(phoneMessages.consentMissing))
    })

type PhoneValues = z.infer<ReturnType<typeof phoneSchema>>

/** Whether this number was already looked up with a result: then no new code is sent. */
const isLookedUp = (phone: string): boolean => {
    const before = application()
    return before.phone === phone && ['found', 'nothing-found'].includes(before.phoneStep)
}

/**
 * Sends a code to the number and opens the page for it. If no code can be sent, it goes on to the next step, because
 * the look-up only saves typing.
 */
const usePhoneCheck = (onDone: () => void) => {
    const {commerce} = useAppContext()
    const navigate = useNavigate()
    const sendCode = useSendPhoneCode()
    return async ({phone: number, lastFour, birthDate}: PhoneValues): Promise<undefined> => {
        if (isLookedUp(number)) {
            onDone()
            return undefined
        }
        const birthDay = typedBirthDate(birthDate, commerce.today())
        const phoneCheck = {
            phone: number,
            ...(lastFour !== '' && {lastFour}),
            ...(birthDay !== undefined && {birthDate: birthDay})
        }
        const outcome = await sendCode(number)
        if (outcome.state === 'sent') {
            changeApplication({phone: number, phoneCheck, phoneStep: 'open'})
            navigate(phoneCodePath)
            return undefined
        }
        changeApplication({phone: number, ...endOfPhoneCheck(outcome)})
        onDone()
        return undefined
    }
}

const MoreFields = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="form">
            <p>{formatMessage(phoneMessages.moreWhy)}</p>
            <DigitsField
                name="lastFour"
                label={formatMessage(phoneMessages.lastFour)}
                optional
                width="xs"
            />
            <BirthDateField
                name="birthDate"
                label={formatMessage(phoneMessages.birthDate)}
                optional
            />
        </div>
    )
}

/** Two optional fields that few shoppers need: they are folded, and rendered once they are unfolded. */
const MoreCertain = () => {
    const {formatMessage} = useIntl()
    const details = useRef<HTMLDetailsElement>(null)
    const [wasOpen, setWasOpen] = useState(false)
    const look = () => {
        if (details.current?.open) setWasOpen(true)
    }
    // It may have been unfolded before hydration.
    useEffect(look, [])
    return (
        <details ref={details} className="approval__more" onToggle={look}>
            <summary>{formatMessage(phoneMessages.more)}</summary>
            {wasOpen ? <MoreFields /> : null}
        </details>
    )
}

/** Fills in the phone number of the shopper's account if it becomes known later and the field is still empty. */
const AccountNumber = ({known}: {known: string}) => {
    const {getValues, resetField} = useFormContext<PhoneValues>()
    useEffect(() => {
        if (known === '' || getValues('phone') !== '') return
        resetField('phone', {defaultValue: formatPhone(known)})
    }, [known, getValues, resetField])
    return null
}

/** Asks for the shopper's mobile number. With their consent it is used to fill in the form (G-20) [ROUTE-015]. */
export const PhoneStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const known = useApplication().phone || (identity.state === 'customer' && identity.phone) || ''
    const check = usePhoneCheck(onDone)
    const {name: brand} = useBrand()
    const {commerce} = useAppContext()
    const skip = () => {
        changeApplication({phoneStep: 'skipped', phoneCheck: null, prefill: null})
        onDone()
    }
    return (
        <Form
            schema={phoneSchema(commerce.today())}
            defaultValues={{
                phone: formatPhone(known),
                lastFour: '',
                birthDate: '',
                agreed: false
            }}
            onSubmit={check}
        >
            <StepPage
                {...position}
                footer={
                    <Button look="quiet" onClick={skip}>
                        {formatMessage(phoneMessages.byHand)}
                    </Button>
                }
            >
                <AccountNumber known={known} />
                <p>{formatMessage(phoneMessages.why)}</p>
                <PrivacyNote />
                <PhoneField
                    name="phone"
                    label={formatMessage(phoneMessages.phone)}
                    hint={formatMessage(phoneMessages.phoneHint)}
                    format={formatPhone}
                />
                <MoreCertain />
                <Checkbox
                    name="agreed"
                    label={formatMessage(phoneMessages.consent, {
                        brand,
                        version: consentVersion
                    })}
                />
                <p className="field__hint">{formatMessage(phoneMessages.consentScope)}</p>
            </StepPage>
        </Form>
    )
}
