import {z} from 'zod'
import {goTo, withQuery} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {type Agreement, ownAgreement, saveAgreement} from '../renting/agreements/agreement'
import {type Envelope, openEnvelope} from '../renting/agreements/envelope'
import {weeklyShare} from '../renting/agreements/plan'
import {rentingRefusal} from '../renting/approval/offers/coverage'
import {todayAtStore} from '../renting/days'
import {money, type Translate, translateTo} from '../renting/documents/document-words'
import {noteRenter} from '../renting/new-renter'
import type {World} from '../world/world'
import {FrameLocale} from './payment-frames/card-frame'
import {html, htmlPage} from './html-page'

const path = '/signing/envelopes/:envelopeId'
const token = z.string().min(1).max(128)

/** Named as in DocuSign; each with the text of its button, in English and Spanish. */
const events = {
    signing_complete: ['Sign', 'Firmar'],
    decline: ['Decline to sign', 'Negarme a firmar'],
    cancel: ['Finish later', 'Terminar más tarde'],
    viewing_complete: ['I have only read it', 'Solo lo he leído'],
    session_timeout: ['Let the session end', 'Dejar que termine la sesión'],
    ttl_expired: ['Let the address end', 'Dejar que venza la dirección'],
    exception: ['Let it fail', 'Dejar que falle'],
    id_check_failed: ['Fail the identity check', 'No superar la verificación de identidad'],
    access_code_failed: ['Type a wrong access code', 'Escribir un código de acceso incorrecto']
} as const

/** Signed, but the provider's message to the platform arrives late or never. */
const untold = {
    signed_reported_late: [
        'Sign, and let the platform hear of it a minute later',
        'Firmar, y que la plataforma se entere un minuto después'
    ],
    signed_never_reported: [
        'Sign, and let the platform never hear of it',
        'Firmar, y que la plataforma nunca se entere'
    ]
} as const

type Event = keyof typeof events
type Press = Event | keyof typeof untold

const presses = {...events, ...untold}
const isPress = (name: string): name is Press => Object.hasOwn(presses, name)

const back = ({returnUrl, id}: Envelope, event: Event) =>
    goTo(withQuery(returnUrl, {event, envelopeId: id}))

/** The page that shows the agreement, with a button for each possible outcome of signing. [G-24] */
const signingPage = endpoint({
    method: 'GET',
    path,
    access: 'public',
    query: z.object({token, locale: FrameLocale}),
    handle: ({params, query, world, now}) => {
        const envelope = openEnvelope(world, params.envelopeId, query.token)
        if (envelope.expiresAt <= now.getTime()) return back(envelope, 'ttl_expired')
        const agreement = ownAgreement(world, envelope.agreementId, envelope.customerId)
        const translate = translateTo(query.locale)
        return htmlPage({
            title: translate('Rental agreement', 'Contrato de renta'),
            locale: query.locale,
            body: html`${terms(agreement, translate)}
                <form method="post" action="/signing/envelopes/${envelope.id}">
                    <input type="hidden" name="token" value="${query.token}" />
                    ${Object.entries(presses).map(
                        ([event, [english, spanish]]) =>
                            html`<button name="event" value="${event}">
                                ${translate(english, spanish)}
                            </button>`
                    )}
                </form>`
        })
    }
})

const terms = ({number, item, plan}: Agreement, translate: Translate) => {
    const [count, rate, final, total] = [
        plan.terms - 1,
        money(plan.rate),
        money(plan.final),
        money(plan.total)
    ]
    return html`
        <p>${translate('Agreement', 'Contrato')} ${number}: ${item.description}</p>
        <p>
            ${translate(
                `${count} payments of ${rate} and a last one of ${final}, in all ${total}.`,
                `${count} pagos de ${rate} y uno final de ${final}, en total ${total}.`
            )}
        </p>
    `
}

/** Ends signing. The event in the return address is only a hint: the agreement's status says whether it is signed. */
const endSigning = endpoint({
    method: 'POST',
    path,
    access: 'public',
    bodyType: 'form',
    body: z.object({token, event: z.string().refine(isPress, 'is no event')}),
    handle: ({params, body, world, now}) => {
        const envelope = openEnvelope(world, params.envelopeId, body.token)
        if (!isPress(body.event) || envelope.expiresAt <= now.getTime()) {
            return back(envelope, 'ttl_expired')
        }
        return back(envelope, note(world, envelope, body.event))
    }
})

const late = 60_000

/** The agreement's new signing state, or undefined if it was neither signed nor declined. */
const outcomeOf = (world: World, press: Press): Agreement['signing'] | undefined => {
    if (press === 'decline') return {signerStatus: 'Declined', envelopeStatus: 'declined'}
    if (press === 'signing_complete') {
        return {signerStatus: 'Completed', envelopeStatus: 'completed'}
    }
    const reported = {signerStatus: 'Completed', envelopeStatus: 'sent'} as const
    if (press === 'signed_never_reported') return reported
    return press === 'signed_reported_late'
        ? {...reported, settlesAt: world.now().getTime() + late}
        : undefined
}

const eventOf = (press: Press): Event =>
    press === 'signed_reported_late' || press === 'signed_never_reported'
        ? 'signing_complete'
        : press

/**
 * Stores the outcome and returns the event for the storefront. Only the newest envelope of an agreement counts. A
 * signed agreement stays signed. An agreement that no approval covers any more fails instead of being signed [D-25].
 */
const note = (world: World, envelope: Envelope, press: Press): Event => {
    const [event, outcome] = [eventOf(press), outcomeOf(world, press)]
    const agreement = ownAgreement(world, envelope.agreementId, envelope.customerId)
    const {envelopeId, signerStatus} = agreement.signing
    if (outcome && envelopeId !== envelope.id) return 'ttl_expired'
    if (!outcome || signerStatus !== 'Sent') return event
    if (event === 'signing_complete' && !isCovered(world, agreement)) return 'exception'
    saveAgreement(world, {...agreement, signing: {envelopeId, ...outcome}})
    noteRenter(world, envelope.customerId)
    return event
}

const isCovered = (world: World, {customerId, plan, storeNumber}: Agreement) =>
    rentingRefusal(world, customerId, {
        weekly: weeklyShare(plan),
        today: todayAtStore(world, storeNumber)
    }) === undefined

export const signingEndpoints = [signingPage, endSigning]
