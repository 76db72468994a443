import {useEffect} from 'react'
import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {prefillByPhone} from '@app/commerce/approvals/phone-look-up'
import {toFailure} from '@app/commerce/client'
import {useIdentity} from '@app/commerce/shopper/identity'
import {emitShopEvent} from '@app/commerce/shopper/shop-event'
import {useShopperCall} from '@app/commerce/shopper/use-shopper-call'
import {formatPhone, isLastFour, phoneDigits, type TypedDate} from '@app/domain/person'
import {useAppContext} from '@app/routing/app-context'
import {Button} from '@app/ui/button/button'
import {Checkbox} from '@app/ui/form/choice-fields'
import {DateField} from '@app/ui/form/date-field'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {DigitsField, PhoneField} from '@app/ui/form/text-fields'
import {
    type ApplicationStepProps,
    consentsTo,
    consentVersion,
    requiredPhone
} from './application-step'
import {changeApplication, useApplication} from './application-store'
import {birthDateProblem, emptyDate, isEmptyDate, typedBirthDate} from './birth-date'
import {phoneMessages} from './phone-messages'
import {useApprovalWish} from './use-approval-wish'

type PhoneValues = {phone: string; lastFour: string; birthDate: TypedDate; agreed: boolean}

/** Looks the number up and goes on, whatever was found: the step only saves typing. */
const usePhoneCheck = (onDone: () => void) => {
    const {commerce} = useAppContext()
    const wish = useApprovalWish()
    const lookUp = useShopperCall(prefillByPhone)
    return async ({phone: typed, lastFour, birthDate}: PhoneValues): Promise<undefined> => {
        const phone = phoneDigits(typed)
        const birthDay = typedBirthDate(birthDate, commerce.today())
        const check = {
            phone,
            ...(lastFour.trim() !== '' && {lastFour: lastFour.trim()}),
            ...(birthDay !== undefined && {birthDate: birthDay})
        }
        try {
            const prefill = await lookUp({
                check,
                wish: {...wish, phone},
                consents: consentsTo(['phone-look-up'], commerce.locale, Date.now())
            })
            changeApplication({prefill, phone, phoneStep: prefill ? 'found' : 'nothing-found'})
        } catch (error) {
            const {code} = toFailure(error)
            emitShopEvent({event: 'step-failed', flow: 'approval', step: 'phone', code})
            changeApplication({phone, phoneStep: 'failed'})
        }
        onDone()
        return undefined
    }
}

/** Two more answers that nobody has to give; folded away, as most need none. */
const MoreCertain = () => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    return (
        <details className="approval__more">
            <summary>{formatMessage(phoneMessages.more)}</summary>
            <div className="form">
                <p>{formatMessage(phoneMessages.moreWhy)}</p>
                <DigitsField
                    name="lastFour"
                    label={formatMessage(phoneMessages.lastFour)}
                    optional
                    width="xs"
                    validate={(text) =>
                        text.trim() === '' || isLastFour(text)
                            ? undefined
                            : phoneMessages.lastFourWrong
                    }
                />
                <DateField
                    name="birthDate"
                    label={formatMessage(phoneMessages.birthDate)}
                    optional
                    isBirthday
                    validate={(date) =>
                        isEmptyDate(date) ? undefined : birthDateProblem(date, commerce.today())
                    }
                />
            </div>
        </details>
    )
}

/** The number of the shopper's account, where it becomes known when the field is there already, and is still empty. */
const AccountNumber = ({known}: {known: string}) => {
    const {getValues, resetField} = useFormContext<PhoneValues>()
    useEffect(() => {
        if (known === '' || getValues('phone') !== '') return
        resetField('phone', {defaultValue: formatPhone(known)})
    }, [known, getValues, resetField])
    return null
}

/** The shopper's mobile number, which may fill in the form, with their consent (G-20) [ROUTE-015]. */
export const PhoneStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const identity = useIdentity()
    const known = useApplication().phone || (identity.state === 'customer' && identity.phone) || ''
    const check = usePhoneCheck(onDone)
    const skip = () => {
        changeApplication({phoneStep: 'skipped', prefill: null})
        onDone()
    }
    return (
        <Form<PhoneValues>
            defaultValues={{
                phone: formatPhone(known),
                lastFour: '',
                birthDate: emptyDate,
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
                <PhoneField
                    name="phone"
                    label={formatMessage(phoneMessages.phone)}
                    format={formatPhone}
                    validate={requiredPhone(phoneMessages.phoneMissing, phoneMessages.phoneWrong)}
                />
                <MoreCertain />
                <Checkbox
                    name="agreed"
                    label={formatMessage(phoneMessages.consent, {version: consentVersion})}
                    validate={(ticked) => (ticked ? undefined : phoneMessages.consentMissing)}
                />
            </StepPage>
        </Form>
    )
}
