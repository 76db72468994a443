import loadable from '@loadable/component'
import {type ReactElement, useId, useState} from 'react'
import {useIntl} from 'react-intl'
import {useBasket, useBasketActions} from '@app/commerce/basket/basket-context'
import {textOf} from '@app/commerce/basket/basket-failure'
import type {BlockOf} from '@app/commerce/content/blocks'
import {useShopper} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {isApplied, type Offer, offerOf, shownOffers} from '@app/domain/basket/offers'
import {useAppContext} from '@app/routing/route/app-context'
import {DialogBoundary, SectionBoundary} from '@app/ui/async/section-boundary'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Picture} from '@app/ui/picture/picture'
import {offerMessages as messages} from './offer-messages'

/** The dialog's code comes when details are opened. */
const OfferDetails = loadable(() => import('./offer-details'), {
    resolveComponent: (module: typeof import('./offer-details')) => module.OfferDetails,
    ssr: false
})

/** A customer's own offers, which the SDK reads: a guest's page loads none of it. */
const OwnOffers = loadable(() => import('./own-offers'), {
    resolveComponent: (module: typeof import('./own-offers')) => module.OwnOffers,
    ssr: false
})

type WithOffers = {
    /** What the store offers everybody, from the page's HTML. */
    guests: readonly Offer[]
    show: (offers: readonly Offer[]) => ReactElement | null
}

/** The offers for whoever is looking: everybody's until it is known that a customer is. */
const ShownOffers = ({guests, show}: WithOffers) => {
    const {commerce, storeId} = useAppContext()
    const registered = useShopper()?.registered === true
    const today = commerce.today()
    const asGuest = show(shownOffers(guests, {registered: false, storeId, today}))
    if (!registered || storeId === undefined) return asGuest
    return (
        <SectionBoundary fallback={<>{asGuest}</>}>
            <OwnOffers
                storeId={storeId}
                waiting={asGuest}
                show={(offers) => show(shownOffers(offers, {registered, storeId, today}))}
            />
        </SectionBoundary>
    )
}

type Step = {step: 'still'} | {step: 'busy'} | {step: 'failed'; words: string | null}

/** Applies an offer's code to the cart, one at a time, and takes it off again (G-56) [PROMO-001…006]. */
const useOfferCode = (offer: Offer) => {
    const basket = useBasket()
    const {applyPromo, removePromo} = useBasketActions()
    const [step, setStep] = useState<Step>({step: 'still'})
    const promo = basket.state === 'ready' ? (basket.basket?.promo ?? null) : null
    const run = async (action: () => Promise<unknown>) => {
        setStep({step: 'busy'})
        try {
            await action()
            setStep({step: 'still'})
        } catch (error) {
            setStep({step: 'failed', words: textOf(error)})
        }
    }
    return {
        step,
        applied: promo !== null && isApplied(offer.code, promo.code),
        apply: () =>
            run(async () => {
                if (promo !== null) await removePromo(promo.id)
                await applyPromo(offer.code ?? '')
            }),
        remove: () => run(async () => promo && (await removePromo(promo.id)))
    }
}

/** 'Apply Code', or 'Code Applied' with a way to take it off [PROMO-002, PROMO-003]. */
const OfferButton = ({offer}: {offer: Offer}) => {
    const {formatMessage} = useIntl()
    const {step, applied, apply, remove} = useOfferCode(offer)
    const isBusy = step.step === 'busy'
    return (
        <>
            {applied ? (
                <>
                    <Button look="secondary" disabled>
                        {formatMessage(messages.applied)}
                    </Button>
                    <Button look="quiet" pending={isBusy} onClick={() => void remove()}>
                        {formatMessage(messages.remove)}
                    </Button>
                </>
            ) : (
                <Button pending={isBusy} onClick={() => void apply()}>
                    {formatMessage(messages.apply)}
                </Button>
            )}
            {step.step === 'failed' ? (
                <p className="field__error" role="alert">
                    {step.words ?? formatMessage(messages.failed)}
                </p>
            ) : null}
        </>
    )
}

type OfferActionsProps = {
    offer: Offer
    /** The editor's details, as clean HTML; the offer's own words where they are empty. */
    details: string
    action: BlockOf<'promo-tile'>['action']
}

const OfferActions = ({offer, details, action}: OfferActionsProps) => {
    const {formatMessage} = useIntl()
    const [isOpen, setOpen] = useState(false)
    const to = action?.href ?? offer.link
    const close = () => setOpen(false)
    return (
        <div className="offer__actions">
            {/* [PROMO-005] */}
            {to === null ? null : (
                <ButtonLink
                    to={to}
                    onClick={() => emitShopEvent({event: 'deal-pressed', promoId: offer.id})}
                >
                    {action?.label ?? formatMessage(messages.see)}
                </ButtonLink>
            )}
            {to === null && offer.code !== null ? <OfferButton offer={offer} /> : null}
            <Button look="quiet" onClick={() => setOpen(true)}>
                {formatMessage(messages.details)}
            </Button>
            {isOpen ? (
                <DialogBoundary onClose={close}>
                    <OfferDetails offer={offer} details={details} onClose={close} />
                </DialogBoundary>
            ) : null}
        </div>
    )
}

export type PromoTileProps = Omit<BlockOf<'promo-tile'>, 'type'> & {
    guests: readonly Offer[]
    eager?: boolean
}

/** An offer of the store, as an editor words it; nothing where the store or the shopper has no such offer [PROMO-007, CONTENT-014]. */
export const PromoTile = ({
    guests,
    promoId,
    heading,
    text,
    image,
    eager = false,
    ...tile
}: PromoTileProps) => {
    const headingId = useId()
    return (
        <ShownOffers
            guests={guests}
            show={(offers) => {
                const offer = offerOf(promoId, offers)
                if (!offer) return null
                return (
                    <section className="offer" aria-labelledby={headingId}>
                        {image ? (
                            <Picture
                                {...image}
                                className="offer__image"
                                sizes="(min-width: 48rem) 24rem, 90vw"
                                largest={480}
                                eager={eager}
                            />
                        ) : null}
                        <div className="offer__words">
                            <h3 id={headingId}>{heading}</h3>
                            <p>{text || offer.callout}</p>
                            <OfferActions offer={offer} {...tile} />
                        </div>
                    </section>
                )
            }}
        />
    )
}

export type MyOffersProps = {heading: string; guests: readonly Offer[]}

/** The offers of the shopper's store, in a part that opens [CONTENT-013]. */
export const MyOffers = ({heading, guests}: MyOffersProps) => {
    const {formatMessage} = useIntl()
    return (
        <ShownOffers
            guests={guests}
            show={(offers) => (
                <details className="section my-offers">
                    <summary className="my-offers__summary">
                        {heading} <span className="badge badge--good">{offers.length}</span>
                    </summary>
                    {offers.length === 0 ? <p>{formatMessage(messages.none)}</p> : null}
                    <ul className="my-offers__list">
                        {offers.map((offer) => (
                            <li key={offer.id} className="offer">
                                <div className="offer__words">
                                    <h3>{offer.callout}</h3>
                                    {offer.code === null ? null : (
                                        <p>{formatMessage(messages.code, {code: offer.code})}</p>
                                    )}
                                    <OfferActions offer={offer} details="" action={null} />
                                </div>
                            </li>
                        ))}
                    </ul>
                </details>
            )}
        />
    )
}
