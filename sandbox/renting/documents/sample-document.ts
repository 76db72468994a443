import type {PdfDocument} from '../../core/pdf'
import type {Locale} from '../../core/locales'
import {planOf} from '../agreements/plan'
import {paymentBlocks, rightsBlocks} from './agreement-document'
import {translateTo} from './document-words'

/** The id of the sample, which everybody may read. */
export const sampleId = 'sample'

/** A sofa for $20 a week and one and a half years, without services. */
const sample = {
    plan: planOf({weekly: 2000, weeks: 78, schedule: 'WEEKLY', firstDueDate: '2030-01-07'}),
    coverage: 0,
    paid: 0
}

/** A sample agreement without personal data. A shopper opens it before they agree to sign electronically [D-29]. */
export const sampleDocument = (locale: Locale): PdfDocument => {
    const translate = translateTo(locale)
    const title = translate(
        'Sample of a rental-purchase agreement',
        'Ejemplo de un contrato de renta con opción a compra'
    )
    return {
        title,
        language: locale,
        blocks: [
            {kind: 'title', text: title},
            {
                kind: 'text',
                text: translate(
                    'If you can read this page, you can read your own agreement, too. It will look like this one, with your name, your store, what you rent and your payments.',
                    'Si puede leer esta página, también podrá leer su contrato. Será como este, con su nombre, su tienda, lo que renta y sus pagos.'
                )
            },
            {kind: 'heading', text: translate('What is rented', 'Lo que se renta')},
            {
                kind: 'row',
                label: translate('Item', 'Artículo'),
                value: translate('Sofa (an example)', 'Sofá (un ejemplo)')
            },
            ...paymentBlocks(sample, locale, translate),
            ...rightsBlocks(translate)
        ]
    }
}
