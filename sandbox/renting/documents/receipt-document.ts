import type {PdfBlock, PdfDocument} from '../../core/pdf'
import type {Locale} from '../../core/locales'
import type {World} from '../../world/world'
import {agreementsOf} from '../agreements/agreement'
import {type Payment} from '../payments/payment'
import {presentPayment} from '../payments/submit-payment'
import {longDay, money, translateTo} from './document-words'

export const referenceOf = (payment: Payment): string =>
    presentPayment(payment).referenceNumber ?? ''

export const dayOf = ({paidAt}: Payment): string => new Date(paidAt).toISOString().slice(0, 10)

/** The receipt of a payment, which may be for several agreements and clubs. */
export const receiptDocument = (
    world: World,
    customerId: string,
    {payment, locale}: {payment: Payment; locale: Locale}
): PdfDocument => {
    const translate = translateTo(locale)
    const reference = referenceOf(payment)
    const agreements = agreementsOf(world, customerId)
    const rows = payment.parts.map(({agreementId, kind, amount}): PdfBlock => {
        const agreement = agreements.find(({id}) => id === agreementId)
        const name = agreement
            ? translate(`Agreement ${agreement.number}`, `Contrato ${agreement.number}`)
            : translate('Club membership', 'Membresía')
        const early =
            kind === 'EARLY_PURCHASE' ? translate(', early purchase', ', compra anticipada') : ''
        return {kind: 'row', label: `${name}${early}`, value: money(amount)}
    })
    const title = translate(`Receipt ${reference}`, `Recibo ${reference}`)
    return {
        title,
        language: locale,
        blocks: [
            {kind: 'title', text: title},
            {
                kind: 'row',
                label: translate('Paid on', 'Pagado el'),
                value: longDay(dayOf(payment), locale)
            },
            {
                kind: 'row',
                label: translate('Paid with', 'Pagado con'),
                value: translate(
                    `Card ending in ${payment.lastFour}`,
                    `Tarjeta que termina en ${payment.lastFour}`
                )
            },
            {kind: 'heading', text: translate('What was paid', 'Lo que se pagó')},
            ...rows,
            {kind: 'row', label: 'Total', value: money(payment.total)}
        ]
    }
}
