import {useEffect, useId, useRef, useState, type FormEvent} from 'react'
import {useIntl} from 'react-intl'
import type {Promo} from '@app/commerce/basket/basket'
import type {PromoDeeds} from '@app/commerce/basket/shopper-session'
import type {Question} from '@app/commerce/question'
import {Button} from '@app/ui/button/button'
import {TextField} from '@app/ui/form/text-field'
import {Icon} from '@app/ui/picture/icon/icon'
import {lineMessages, promoMessages} from '../messages'
import {StoreCodes} from './store-codes'
import {usePromoCode, type PromoStep} from './use-promo-code'

export type PromoCodeProps = {
    promo: Promo | null
    deeds: PromoDeeds
    /** Asks for the codes that hold at the shopper's store. */
    codes: Question<string[]> | undefined
}

const useError = (at: PromoStep, missing: boolean): string | undefined => {
    const {formatMessage} = useIntl()
    if (missing) return formatMessage(promoMessages.missing)
    if (at.step !== 'failed') return undefined
    return at.said ?? formatMessage(lineMessages.failed)
}

type AppliedProps = {
    promo: Promo
    at: PromoStep
    /** It was applied just now, by a button that is gone. */
    isNew: boolean
    onRemove: () => void
}

/** A promo code that is in effect, and the way out of it [PROMO-003]. */
const Applied = ({promo, at, isNew, onRemove}: AppliedProps) => {
    const {formatMessage} = useIntl()
    const button = useRef<HTMLButtonElement>(null)
    useEffect(() => {
        if (isNew) button.current?.focus()
    }, [isNew])
    const error = useError(at, false)
    return (
        <div className="promo">
            <p className="promo__applied" role="status">
                <Icon name="check" />
                {formatMessage(promoMessages.applied)} <strong>{promo.code}</strong>
            </p>
            {promo.name === null ? null : <p>{promo.name}</p>}
            <Button
                ref={button}
                look="quiet"
                busy={at.step === 'busy'}
                aria-label={formatMessage(promoMessages.removeNamed, {code: promo.code})}
                onClick={onRemove}
            >
                {formatMessage(promoMessages.remove)}
            </Button>
            {error === undefined ? null : (
                <p className="field__error" role="alert">
                    {error}
                </p>
            )}
        </div>
    )
}

/** The cart's promo code, one at a time (G-56): not applied or applied [PROMO-001] [PROMO-002]. */
export const PromoCode = ({promo, deeds, codes}: PromoCodeProps) => {
    const {formatMessage} = useIntl()
    const id = useId()
    const field = useRef<HTMLInputElement>(null)
    const [wasAsked, setWasAsked] = useState(false)
    const [missing, setMissing] = useState(false)
    const [entered, setEntered] = useState(false)
    const {promo: at, apply, remove} = usePromoCode(deeds)
    const error = useError(at, missing)
    const listId = entered && codes ? `${id}-codes` : undefined

    if (promo) {
        return (
            <Applied
                promo={promo}
                at={at}
                isNew={wasAsked}
                onRemove={() => void remove(promo.id)}
            />
        )
    }

    const submit = (event: FormEvent) => {
        event.preventDefault()
        const code = field.current?.value.trim() ?? ''
        setMissing(code === '')
        if (code === '') field.current?.focus()
        else if (at.step !== 'busy') {
            setWasAsked(true)
            void apply(code)
        }
    }
    return (
        <form className="promo" noValidate onSubmit={submit}>
            <TextField
                ref={field}
                id={id}
                label={formatMessage(promoMessages.field)}
                error={error}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={256}
                list={listId}
                onFocus={() => setEntered(true)}
            />
            {codes && listId ? <StoreCodes id={listId} question={codes} /> : null}
            <Button type="submit" look="secondary" busy={at.step === 'busy'}>
                {formatMessage(promoMessages.apply)}
            </Button>
        </form>
    )
}
