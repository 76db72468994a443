import type {AgreementPaymentDetails} from '@contract/payments'
import {defined} from '../../core/json'
import {dollars} from '../../core/money'
import type {Due} from '../agreements/due'

type Amounts = Pick<
    AgreementPaymentDetails,
    'totalAmount' | 'totalTax' | 'amountDetails' | 'rentalRevenue'
>

/** The total that is due and its parts: rent, tax, each service, the fees and a deposit. [ENTITY-035] */
export const amountsOf = (due: Due): Amounts => ({
    totalAmount: dollars(due.total),
    totalTax: dollars(due.tax),
    amountDetails: [
        ...due.services.map(({type: service, amount}) =>
            defined({type: 'COVERAGE' as const, amount: dollars(amount), service})
        ),
        {type: 'LATEFEE' as const, amount: dollars(due.lateFee)},
        {type: 'PROCESSINGFEE' as const, amount: dollars(due.processingFee)},
        {type: 'DEPOSIT' as const, amount: dollars(due.deposit)}
    ].filter(({amount}) => amount > 0),
    rentalRevenue: dollars(due.rent)
})
