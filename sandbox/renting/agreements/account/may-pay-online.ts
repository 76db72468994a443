import type {Agreement} from '../model/agreement'
import type {RentalAccount} from './rental-account'

/** The account and the agreement must both allow it, and there must be something to pay. [ACCT-020, ACCT-021] */
export const mayPayOnline = (
    {remotePaymentAllowed}: RentalAccount,
    {allowsOnlinePayment, refCode, signing}: Agreement
): boolean =>
    remotePaymentAllowed === 'Y' &&
    allowsOnlinePayment &&
    refCode !== 'PAIDOUT' &&
    refCode !== 'PRELIMPAID' &&
    signing.signerStatus === 'Completed'
