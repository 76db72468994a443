import type {Cents} from '../prices/money'
import type {PaymentPlan} from '../prices/pricing'

/** The state of an agreement's signature; 'checking': the signer is done and the envelope is not [SIGN-004]. */
export type SigningState = 'unsigned' | 'checking' | 'signed' | 'declined'

/** The platform's own fields about a signature. */
export type SigningMarks = {
    isAgreementSigned?: boolean | undefined
    signerStatus?: string | undefined
    envelopeStatus?: string | undefined
}

/** The state of an agreement's signature; only a finished envelope, or the agreement itself, makes it signed [SIGN-004]. */
export const signingState = (marks: SigningMarks): SigningState => {
    const signer = marks.signerStatus?.toLowerCase()
    const envelope = marks.envelopeStatus?.toLowerCase()
    if (marks.isAgreementSigned || envelope === 'completed') return 'signed'
    if (signer === 'declined' || envelope === 'declined') return 'declined'
    return signer === 'completed' ? 'checking' : 'unsigned'
}

/** The page that is shown after a visit to the signing provider. */
export type SigningResult = 'signed' | 'checking' | 'not-signed'

/**
 * The page for the event with which the provider sent the shopper back [SIGN-001] [SIGN-002] (G-24, D-29). The
 * agreement decides; the event only says whether waiting for it makes sense.
 */
export const signingResult = (event: string | undefined, state: SigningState): SigningResult => {
    if (state === 'signed') return 'signed'
    if (state === 'declined') return 'not-signed'
    return state === 'checking' || event === 'signing_complete' ? 'checking' : 'not-signed'
}

/** Why a visit to the signing provider ended without a signature, as the shopper is told. */
export type UnsignedReason = 'later' | 'declined' | 'timed-out' | 'not-identified' | 'failed'

const reasons = new Map<string | null, UnsignedReason>([
    ['decline', 'declined'],
    ['session_timeout', 'timed-out'],
    ['ttl_expired', 'timed-out'],
    ['id_check_failed', 'not-identified'],
    ['access_code_failed', 'not-identified'],
    ['exception', 'failed']
])

/** What an event of the provider means if nothing was signed; 'later' for any other event [SIGN-002]. */
export const unsignedReason = (event: string | null): UnsignedReason =>
    reasons.get(event) ?? 'later'

/** The addresses of the two ends of a signing [SIGN-001] [SIGN-002]. */
export const signingPaths: Record<Exclude<SigningResult, 'checking'>, string> = {
    signed: '/thankyou-agreement-signed',
    'not-signed': '/thankyou-agreement-not-signed'
}

/** A payment plan as an agreement states it: (count - 1) x payment + finalPayment is exactly total. */
export type AgreementTerms = {payment: Cents; count: number; finalPayment: Cents; total: Cents}

/** An agreement's terms as a payment plan, whose count is only that of the equal payments (D-28). */
export const planOfTerms = ({payment, count, finalPayment, total}: AgreementTerms): PaymentPlan =>
    finalPayment === payment
        ? {payment, count, finalPayment: 0, total}
        : {payment, count: count - 1, finalPayment, total}
