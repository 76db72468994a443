import {type PdfBlock, type PdfDocument} from '../../core/pdf'
import type {Locale} from '../../core/locales'
import type {Cents} from '../../core/money'
import {findCustomer} from '../../shoppers/customers/customer'
import {findStore} from '../../stores/store'
import type {World} from '../../world/world'
import type {Agreement} from '../agreements/agreement'
import {type Costs, wholeCost} from '../agreements/due'
import {dueDay, taxPercent} from '../agreements/plan'
import {rentalAccountOf} from '../rental-account'
import {
    firstPeriodWord,
    longDay,
    money,
    type Translate,
    translateTo,
    scheduleWord,
    serviceWord
} from './document-words'

/** Whether the renter has signed; before that the document is a proposal. */
export const isSigned = ({signing}: Agreement): boolean => signing.signerStatus === 'Completed'

const heading = (text: string): PdfBlock => ({kind: 'heading', text})
const text = (words: string): PdfBlock => ({kind: 'text', text: words})
const row = (label: string, value: string): PdfBlock => ({kind: 'row', label, value})

const parties = (world: World, agreement: Agreement, translate: Translate): PdfBlock[] => {
    const store = findStore(world, agreement.storeNumber)
    const {address} = rentalAccountOf(world, agreement.customerId)
    const profile = findCustomer(world, agreement.customerId)?.profile
    const name = [profile?.firstName, profile?.lastName].filter(Boolean).join(' ')
    const place = (one: {
        address1?: string
        city?: string
        stateCode?: string
        postalCode?: string
    }) => `${one.address1}, ${one.city}, ${one.stateCode} ${one.postalCode}`
    return [
        heading(translate('Between', 'Entre')),
        row(
            translate('Store', 'Tienda'),
            store ? `${store.name}, ${place(store)}` : agreement.storeNumber
        ),
        ...(name === '' ? [] : [row(translate('Renter', 'Arrendatario'), name)]),
        ...(address ? [row(translate('Address', 'Dirección'), place(address))] : [])
    ]
}

const depositBlocks = (deposit: Cents, translate: Translate): PdfBlock[] => [
    row(
        translate('Deposit, once with the first payment', 'Depósito, una vez con el primer pago'),
        money(deposit)
    ),
    text(
        translate(
            'The store gives the deposit back when the item is yours or returned, less what is due then.',
            'La tienda devuelve el depósito cuando el artículo sea suyo o usted lo devuelva, menos lo que se deba entonces.'
        )
    )
]

/** The payments, their frequency and their total: of an agreement, or of the sample. */
export const paymentBlocks = (
    agreement: Costs,
    locale: Locale,
    translate: Translate
): PdfBlock[] => {
    const {plan, services = [], deposit} = agreement
    const {usual, last, total} = wholeCost(agreement)
    return [
        heading(translate('What is paid', 'Lo que se paga')),
        row(translate('How often', 'Frecuencia'), scheduleWord(plan.schedule, translate)),
        row(
            translate('The payment that begins it', 'El pago con el que empieza'),
            translate(
                `for ${firstPeriodWord(plan.schedule, translate)}`,
                `por ${firstPeriodWord(plan.schedule, translate)}`
            )
        ),
        row(translate('Next payment', 'Próximo pago'), longDay(dueDay(plan, 1), locale)),
        row(translate('Rent for each payment', 'Renta por pago'), money(plan.rate)),
        row(translate('Number of payments', 'Número de pagos'), String(plan.terms)),
        row(translate('Last payment', 'Último pago'), money(plan.final)),
        row(translate('Total rent to own', 'Renta total para ser dueño'), money(plan.total)),
        ...services.map(({type, rate}) =>
            row(
                translate(
                    `${serviceWord(type, translate)}, with each payment`,
                    `${serviceWord(type, translate)}, con cada pago`
                ),
                money(rate)
            )
        ),
        row(translate('Sales tax', 'Impuesto sobre ventas'), `${taxPercent}%`),
        row(
            translate('Each payment with services and tax', 'Cada pago con servicios e impuesto'),
            money(usual.total)
        ),
        row(
            translate('Last payment with services and tax', 'Último pago con servicios e impuesto'),
            money(last.total)
        ),
        row(
            translate(
                'Total cost to own with services and tax',
                'Costo total con servicios e impuesto'
            ),
            money(total)
        ),
        ...(deposit === undefined ? [] : depositBlocks(deposit, translate))
    ]
}

/** The text about the renter's rights. */
export const rightsBlocks = (translate: Translate): PdfBlock[] => [
    heading(translate('What you should know', 'Lo que debe saber')),
    text(
        translate(
            'You do not own the item until the total cost to own is paid or you use the early purchase option. You may return it at any time and owe no more than what is due until then.',
            'El artículo no es suyo hasta pagar el costo total o usar la opción de compra anticipada. Puede devolverlo en cualquier momento y no debe más que lo vencido hasta entonces.'
        )
    ),
    text(
        translate(
            'Early purchase: pay what is due and 55% of the rent that remains after it, and it is yours.',
            'Compra anticipada: pague lo que se debe y el 55% de la renta que queda después, y es suyo.'
        )
    )
]

/** The agreement as it was signed, or to read before signing. It never contains a birth date or tax number. */
export const agreementDocument = (
    world: World,
    agreement: Agreement,
    locale: Locale
): PdfDocument => {
    const translate = translateTo(locale)
    const title = translate(
        `Rental-purchase agreement ${agreement.number}`,
        `Contrato de renta con opción a compra ${agreement.number}`
    )
    return {
        title,
        language: locale,
        blocks: [
            {kind: 'title', text: title},
            text(
                isSigned(agreement)
                    ? translate(
                          'Signed electronically. This is your copy.',
                          'Firmado electrónicamente. Esta es su copia.'
                      )
                    : translate(
                          'Not signed yet: for you to read before you sign.',
                          'Sin firmar: para que lo lea antes de firmar.'
                      )
            ),
            row(translate('Opened on', 'Abierto el'), longDay(agreement.openDate, locale)),
            ...parties(world, agreement, translate),
            heading(translate('What is rented', 'Lo que se renta')),
            row(translate('Item', 'Artículo'), agreement.item.description),
            row(
                translate('Inventory number', 'Número de inventario'),
                agreement.item.inventoryNumber
            ),
            ...paymentBlocks(agreement, locale, translate),
            ...rightsBlocks(translate)
        ]
    }
}
