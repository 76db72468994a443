import loadable from '@loadable/component'
import {type FormEvent, useEffect, useId, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Promo} from '@app/commerce/basket/basket'
import {textOf} from '@app/commerce/basket/basket-failure'
import type {PromoActions} from '@app/commerce/basket/basket-context'
import {useShopper} from '@app/commerce/session/session'
import {codeInLink} from '@app/domain/basket/offers'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {Button} from '@app/ui/button/button'
import {TextField} from '@app/ui/form/fields/text-field'
import {Icon} from '@app/ui/picture/icon'
import {lineMessages, promoMessages} from './messages'

export type PromoStep = {step: 'still'} | {step: 'busy'} | {step: 'failed'; message: string | null}

/** Applies the code of the link that led here, once; a code that is there already is not replaced unasked (G-56). */
const useCodeInLink = (promo: Promo | null, apply: (code: string) => Promise<void>) => {
    const isDone = useRef(false)
    useEffect(() => {
        const code = codeInLink(window.location.search)
        if (isDone.current || code === undefined) return
        isDone.current = true
        // A reload must not apply again what the shopper has taken off.
        const address = new URL(window.location.href)
        address.searchParams.delete('promo')
        window.history.replaceState(window.history.state, '', address)
        if (promo === null) void apply(code)
    }, [promo, apply])
}

/** Applies and removes the cart's promo code; the platform's text about a wrong code is returned to be shown (G-56). */
const usePromoCode = ({apply, remove}: PromoActions, applied: Promo | null) => {
    const [promo, setPromo] = useState<PromoStep>({step: 'still'})

    const run = async (action: () => Promise<unknown>): Promise<void> => {
        setPromo({step: 'busy'})
        try {
            await action()
            setPromo({step: 'still'})
        } catch (error) {
            setPromo({step: 'failed', message: textOf(error)})
        }
    }
    const applyCode = (code: string) => run(() => apply(code))
    useCodeInLink(applied, applyCode)
    return {
        promo,
        apply: applyCode,
        remove: (id: string) => run(() => remove(id))
    }
}

/** The commerce SDK, which reads them, comes with the focus in the field: a visitor's cart does not need it. */
const StoreCodes = loadable(() => import('./store-codes'), {
    resolveComponent: (module: typeof import('./store-codes')) => module.StoreCodes,
    ssr: false
})

export type PromoCodeProps = {
    promo: Promo | null
    actions: PromoActions
    /** The shopper's store, whose codes are offered. */
    storeId: string | undefined
}

const useError = (at: PromoStep, missing: boolean): string | undefined => {
    const {formatMessage} = useIntl()
    if (missing) return formatMessage(promoMessages.missing)
    if (at.step !== 'failed') return undefined
    return at.message ?? formatMessage(lineMessages.failed)
}

type AppliedPromoCodeProps = {
    promo: Promo
    at: PromoStep
    /** It has just been applied, by a button that no longer exists. */
    isNew: boolean
    onRemove: () => void
}

/** An applied promo code, and the button that removes it [PROMO-003]. */
const AppliedPromoCode = ({promo, at, isNew, onRemove}: AppliedPromoCodeProps) => {
    const {formatMessage} = useIntl()
    const button = useRef<HTMLButtonElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (isNew) button.current?.focus()
    }, [isNew])
    const error = useError(at, false)
    return (
        <div className="promo">
            <p className="promo__applied">
                <Icon name="check" />
                <span role="status">{formatMessage(promoMessages.applied)}</span>{' '}
                <strong>{promo.code}</strong>
            </p>
            {promo.name === null ? null : <p>{promo.name}</p>}
            <Button
                ref={button}
                look="quiet"
                pending={at.step === 'busy'}
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

/**
 * Ids of the field and of the list of codes; the list is only for customers with a store, as codes are not shown to
 * guests.
 */
const useFieldIds = (storeId: string | undefined): {id: string; listId: string | undefined} => {
    const id = useId()
    const hasCodes = useShopper()?.registered === true && storeId !== undefined
    return {id, listId: hasCodes ? `${id}-codes` : undefined}
}

/** The cart's promo code, one at a time (G-56): a field, or the applied code [PROMO-001] [PROMO-002]. */
export const PromoCode = ({promo, actions, storeId}: PromoCodeProps) => {
    const {formatMessage} = useIntl()
    const field = useRef<HTMLInputElement>(null)
    const [submitted, setSubmitted] = useState(false)
    const [missing, setMissing] = useState(false)
    const [entered, setEntered] = useState(false)
    const {promo: at, apply, remove} = usePromoCode(actions, promo)
    const error = useError(at, missing)
    const {id, listId} = useFieldIds(entered ? storeId : undefined)

    if (promo) {
        return (
            <AppliedPromoCode
                promo={promo}
                at={at}
                isNew={submitted}
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
            setSubmitted(true)
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
            {listId && storeId !== undefined ? (
                <SectionBoundary>
                    <StoreCodes id={listId} storeId={storeId} />
                </SectionBoundary>
            ) : null}
            <Button type="submit" look="secondary" pending={at.step === 'busy'}>
                {formatMessage(promoMessages.apply)}
            </Button>
        </form>
    )
}
