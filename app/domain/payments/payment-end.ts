import type {Cents} from '../prices/money'

/** A payment that was sent: its idempotency key, the moment in milliseconds, and what it comes to, if that is stored. */
export type SentPayment = {key: string; sentAt: number; amount?: Cents | undefined}

/**
 * Why a payment was refused, with nothing taken. 'paid-before': this browser has paid the same within the hour.
 * 'refused': for a reason that the shop has no words for.
 */
export type PaymentRefusal =
    'declined' | 'expired' | 'changed' | 'not-allowed' | 'paid-before' | 'refused'

/** How a payment ended (D-30). 'unknown': it is under way, from this tab or another one, and has to be looked up. */
export type PaymentEnd<Sent, Receipt> =
    | {state: 'paid'; receipt: Receipt}
    | {
          state: 'refused'
          why: PaymentRefusal
          /** The agreement or club that it is about, if it is about only one of several. */
          id: string | undefined
      }
    | {
          state: 'unknown'
          sent: Sent
          /** In how many seconds it may be looked up, if the platform says so. */
          tryAgainIn?: number
      }

/** What looking a payment up has found. 'never-taken': nothing was taken, and nothing will be. */
export type LookedUp<Receipt> =
    | {state: 'paid'; receipt: Receipt | null}
    | {state: 'never-taken'}
    | {state: 'unknown'; tryAgainIn?: number}
