import {article, type Say} from './component-seed'

export type FolderSeed = {id: string; parent: string | null; name: (say: Say) => string}

export const folders: readonly FolderSeed[] = [
    {id: 'root', parent: null, name: (say) => say('Content', 'Contenido')},
    {id: 'navigation', parent: 'root', name: (say) => say('Navigation', 'Navegación')},
    {id: 'legal', parent: 'root', name: (say) => say('Legal', 'Legal')},
    {
        id: 'account-notices',
        parent: 'root',
        name: (say) => say('Account notices', 'Avisos de la cuenta')
    }
]

export type AssetSeed = {
    id: string
    folder: string
    name: (say: Say) => string
    description: (say: Say) => string
    body: (say: Say) => string
}

export const assets: readonly AssetSeed[] = [
    {
        id: 'menuAdditionalLinks',
        folder: 'navigation',
        name: (say) => say('More links in the menu', 'Más enlaces del menú'),
        description: (say) =>
            say('Shown below the categories.', 'Se muestran debajo de las categorías.'),
        body: (say) =>
            `<ul><li><a href="/how-rac-works">${say('How it works', 'Cómo funciona')}</a></li>` +
            `<li><a href="/instant-approval">${say('Instant approval', 'Aprobación instantánea')}</a></li>` +
            `<li><a href="/rac-exchange">${say('Exchange', 'Intercambio')}</a></li>` +
            `<li><a href="/refer-a-friend">${say('Refer a friend', 'Invite a un amigo')}</a></li>` +
            `<li><a href="/contact-us">${say('Contact us', 'Contáctenos')}</a></li></ul>`
    },
    {
        id: 'termsAndConditionSignupDeals',
        folder: 'legal',
        name: (say) => say('Terms of signing up for deals', 'Términos para recibir ofertas'),
        description: (say) => say('Beside the form for deals.', 'Junto al formulario de ofertas.'),
        body: (say) =>
            article([
                say(
                    'By signing up you agree that Homeward Rent-to-Own may send you offers by email and, if you give a mobile number and tick the box, by recurring automated text messages. Agreeing is not a condition of renting or buying anything.',
                    'Al registrarse, acepta que Homeward Rent-to-Own le envíe ofertas por correo y, si da un número móvil y marca la casilla, por mensajes de texto automáticos recurrentes. Aceptar no es condición para rentar ni comprar.'
                ),
                say(
                    'Up to eight messages a month. Message and data rates may apply. Reply STOP to end and HELP for help, or use the link in any email. See our <a href="/privacy-policy">privacy policy</a> and <a href="/terms-conditions">terms</a>.',
                    'Hasta ocho mensajes al mes. Pueden aplicar tarifas de mensajes y datos. Responda STOP para terminar y HELP para ayuda, o use el enlace de cualquier correo. Vea nuestra <a href="/privacy-policy">política de privacidad</a> y los <a href="/terms-conditions">términos</a>.'
                )
            ])
    },
    {
        id: 'rental-disclosure',
        folder: 'legal',
        name: (say) => say('Rent-to-own disclosure', 'Aviso de renta con opción a compra'),
        description: (say) =>
            say('What must stand beside a rent.', 'Lo que debe acompañar a una renta.'),
        body: (say) =>
            article([
                say(
                    'The rent shown is before taxes, optional fees and other charges. You will not own the item until you have made all payments that make up the total cost to own, or used your early purchase option.',
                    'La renta mostrada es antes de impuestos, cargos opcionales y otros cargos. El artículo no será suyo hasta haber hecho todos los pagos que forman el costo total o haber usado la opción de compra anticipada.'
                ),
                say(
                    'The number of payments, the total cost to own, the cash price and whether the item is new or previously rented are shown with each item. You may return it at any time and owe only the rent due up to then. Rates are those of the chosen store and may change before you sign. Not available in MN or WI.',
                    'El número de pagos, el costo total, el precio de contado y si el artículo es nuevo o previamente rentado se muestran con cada artículo. Puede devolverlo en cualquier momento y solo debe la renta vencida. Las tarifas son las de la tienda elegida y pueden cambiar antes de firmar. No disponible en MN ni WI.'
                )
            ])
    },
    {
        id: 'offer-terms',
        folder: 'legal',
        name: (say) => say('Terms of mailed offers', 'Términos de las ofertas por correo'),
        description: (say) =>
            say('Below the form of an offer.', 'Debajo del formulario de una oferta.'),
        body: (say) =>
            article([
                say(
                    'An offer is for the person and the address on the letter, can be used once, and ends on the day that the letter names. The amount is for everything that you rent together.',
                    'La oferta es para la persona y la dirección de la carta, se usa una sola vez y termina el día que dice la carta. El monto es para todo lo que alquile en conjunto.'
                )
            ])
    },
    {
        id: 'digital-order-form',
        folder: 'legal',
        name: (say) => say('Order form by text message', 'Formulario por mensaje de texto'),
        description: (say) =>
            say('Below the start of the form.', 'Debajo del comienzo del formulario.'),
        body: (say) =>
            article([
                say(
                    'Only your store sends this link, and never asks for your Social Security number in a text message. In doubt, call your store before you fill in the form.',
                    'Solo su tienda envía este enlace y nunca pide su número de Seguro Social por mensaje de texto. Si tiene dudas, llame a su tienda antes de llenar el formulario.'
                )
            ])
    },
    {
        id: 'payment-overdue',
        folder: 'account-notices',
        name: (say) => say('A payment is overdue', 'Un pago está vencido'),
        description: (say) => say('Shown in the account.', 'Se muestra en la cuenta.'),
        body: (say) =>
            article([
                say(
                    'A payment of yours is past its date. Pay online now, or call your store: a date can be moved, and we would rather find a way than lose you.',
                    'Uno de sus pagos está vencido. Pague en línea ahora o llame a su tienda: la fecha se puede mover, y preferimos encontrar una forma que perderlo.'
                )
            ])
    },
    {
        id: 'payment-methods-expired',
        folder: 'account-notices',
        name: (say) => say('Your saved cards need a look', 'Revise sus tarjetas guardadas'),
        description: (say) => say('Shown in the account.', 'Se muestra en la cuenta.'),
        body: (say) =>
            article([
                say(
                    'A saved card has expired, or soon will. Save one that is good, so that your next payment goes through.',
                    'Una tarjeta guardada venció o vencerá pronto. Guarde una vigente para que su próximo pago se realice.'
                )
            ])
    },
    {
        id: 'autopay-invitation',
        folder: 'account-notices',
        name: (say) =>
            say('Let payments happen by themselves', 'Deje que los pagos se hagan solos'),
        description: (say) => say('Shown in the account.', 'Se muestra en la cuenta.'),
        body: (say) =>
            article([
                say(
                    'With autopay your payment is made on the day it is due, from the card you choose. You can stop it at any time, with one click.',
                    'Con el pago automático, su pago se hace el día que vence, con la tarjeta que elija. Puede detenerlo cuando quiera, con un clic.'
                )
            ])
    }
]

/** Objects of the retailer's own types, as type, key and attributes. */
export const customObjects: readonly {
    type: string
    key: string
    attributes: (say: Say) => Record<string, string | number | boolean>
}[] = [
    {
        type: 'Notice',
        key: 'holiday-hours',
        attributes: (say) => ({
            c_heading: say('Holiday hours', 'Horario de días festivos'),
            c_text: say(
                'Stores close at 3 p.m. the day before Thanksgiving and Christmas, and stay closed on both days.',
                'Las tiendas cierran a las 3 p.m. la víspera del Día de Acción de Gracias y de Navidad, y no abren esos dos días.'
            ),
            c_isActive: true
        })
    },
    {
        type: 'InterstitialContent',
        key: 'AnyPaymentOverDue',
        attributes: () => ({c_contentAssetId: 'payment-overdue', c_isActive: true})
    },
    {
        type: 'InterstitialContent',
        key: 'NotEnrolledInAnyAutoPay',
        attributes: () => ({c_contentAssetId: 'autopay-invitation', c_isActive: true})
    }
]
