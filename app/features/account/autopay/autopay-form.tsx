import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useEnrolInAutopay} from '@app/commerce/account/payments/autopay'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import {preferredMethod, usableMethods} from '@app/domain/agreements/account-alerts'
import {enrolledIds, type EnrolmentResult} from '@app/domain/payments/autopay'
import {useLocale} from '@app/routing/route/app-context'
import {Checkbox, RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {addProblem, filled, ticked} from '@app/ui/form/schema'
import {withWait} from '@app/ui/form/write-failure'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {CallStore} from '@app/ui/store/reach-store'
import {useDayText} from '@app/ui/typography/day-text'
import {AUTOPAY_VERSION, autopayConsent} from './autopay-consent'
import type {AutopayLine} from './autopay-lines'
import {enrolledMessages, enrolMessages as texts} from './autopay-messages'
import {useMethodName} from '../payments/method-name'
import {payMessages} from '../payments/pay-messages'
import type {StoreDay} from '../frame/store-day'

const schema = z.object({
    pieces: z.array(z.boolean()).check((payload) => {
        if (!payload.value.includes(true)) addProblem(payload, texts.whatMissing, [0])
    }),
    method: z.string().check(filled(texts.howMissing)),
    consent: z.boolean().check(ticked(texts.consentMissing))
})

/** Returns a function that says how much is taken first and on which day. */
const useTiming = (): ((line: AutopayLine) => string) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    return ({next, frequency}) => {
        const per = formatMessage(spokenPerMessages[frequency])
        if (!next) return formatMessage(texts.afterDelivery, {per})
        const first = {amount: money(next.amount), day: dayText(next.day)}
        return formatMessage(texts.first, {...first, per})
    }
}

/**
 * Returns a function that gives one sentence per result, with the name of the agreement or club. The platform's own
 * texts are not used.
 */
export const useResultTexts = (): ((
    results: readonly EnrolmentResult[],
    lines: readonly AutopayLine[]
) => string[]) => {
    const intl = useIntl()
    return (results, lines) =>
        results.map((result) => {
            const {id, state} = result
            const name = lines.find((line) => line.id === id)?.name ?? id
            return withWait(intl, intl.formatMessage(enrolledMessages[state], {name}), result)
        })
}

export type AutopayFormProps = {
    lines: readonly AutopayLine[]
    methods: readonly PaymentMethod[]
    storeDay: StoreDay
    /** The id of the agreement or club that is ticked at first. */
    first: string | null
    /** Called with the result of each agreement, unless all of them failed. */
    onDone: (results: EnrolmentResult[]) => void
}

/**
 * The form that turns autopay on: what for, from which card, on which day and how much, with a separate consent (D-32)
 * [ACCT-036].
 */
export const AutopayForm = ({
    lines,
    methods,
    storeDay: {store, today},
    first,
    onDone
}: AutopayFormProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const dayText = useDayText()
    const [timingOf, nameOf, textsOf] = [useTiming(), useMethodName(), useResultTexts()]
    const {mutateAsync: enrol} = useEnrolInAutopay()
    const usable = usableMethods(methods, today)
    const isGood = (method: PaymentMethod) => usable.includes(method)
    // Good cards come first: after an error the focus goes to the first option, and that one must be possible to
    // choose.
    const options = [...methods].sort((one, other) => Number(isGood(other)) - Number(isGood(one)))
    const send = async ({pieces, method}: z.infer<typeof schema>) => {
        const targets = lines.filter((_, at) => pieces[at]).map(({id, of}) => ({id, of}))
        const consent = autopayConsent(locale, new Date())
        const results = await enrol({targets, methodId: method, consent})
        if (enrolledIds(results).length === 0) return {alert: textsOf(results, lines).join(' ')}
        onDone(results)
        return undefined
    }
    return (
        <Form
            schema={schema}
            defaultValues={{
                pieces: lines.map(({id}) => id === first || lines.length === 1),
                method: preferredMethod(methods, today)?.id ?? '',
                consent: false
            }}
            onSubmit={send}
            label={formatMessage(texts.title)}
        >
            <FormAlert />
            <ErrorSummary />
            <fieldset className="account-section">
                <legend className="field__label">{formatMessage(texts.what)}</legend>
                {lines.map((line, at) => (
                    <Checkbox
                        key={line.id}
                        name={`pieces.${at}`}
                        label={line.name}
                        hint={timingOf(line)}
                    />
                ))}
            </fieldset>
            <RadioGroup
                name="method"
                label={formatMessage(texts.how)}
                options={options.map((method) => {
                    const name = nameOf(method)
                    return isGood(method)
                        ? {value: method.id, label: name}
                        : {
                              value: method.id,
                              label: formatMessage(payMessages.expired, {method: name}),
                              isOut: true
                          }
                })}
            />
            <Checkbox
                name="consent"
                label={formatMessage(texts.consent)}
                hint={formatMessage(texts.consentMore, {version: dayText(AUTOPAY_VERSION)})}
            />
            <p className="account-note">
                <CallStore store={store} />
            </p>
            <p className="account-actions">
                <SubmitButton>{formatMessage(texts.authorize)}</SubmitButton>
            </p>
        </Form>
    )
}
