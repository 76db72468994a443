import type {AssetSeed, CustomObjectSeed, FolderSeed} from './localized-content'

export const folders: readonly FolderSeed[] = [
    {
        id: 'root',
        parent: null,
        name: {en: 'Content', es: 'Contenido'}
    },
    {
        id: 'navigation',
        parent: 'root',
        name: {en: 'Navigation', es: 'Navegación'}
    },
    {
        id: 'legal',
        parent: 'root',
        name: {en: 'Legal', es: 'Legal'}
    },
    {
        id: 'account-notices',
        parent: 'root',
        name: {en: 'Account notices', es: 'Avisos de la cuenta'}
    }
]

export const assets: readonly AssetSeed[] = [
    {
        id: 'menuAdditionalLinks',
        folder: 'navigation',
        name: {en: 'More links in the menu', es: 'Más enlaces del menú'},
        description: {
            en: 'Shown below the categories.',
            es: 'Se muestran debajo de las categorías.'
        },
        body: {
            article: [
                {
                    en: '- <a href="/instant-approval">Instant approval</a>',
                    es: '- <a href="/instant-approval">Aprobación</a>'
                },
                {
                    en: '- <a href="/rac-exchange">Exchange</a>',
                    es: '- <a href="/rac-exchange">Intercambio</a>'
                }
            ]
        }
    },
    {
        id: 'termsAndConditionSignupDeals',
        folder: 'legal',
        name: {en: 'Terms of signing up for deals', es: 'Términos para recibir ofertas'},
        description: {en: 'Beside the form for deals.', es: 'Junto al formulario de ofertas.'},
        body: {
            article: [
                {
                    en: 'By signing up you agree that Homeward Rent-to-Own may send you offers by email and, if you give a mobile number and tick the box, by recurring automated text messages. Agreeing is not a condition of renting or buying anything.',
                    es: 'Al registrarse, acepta que Homeward Rent-to-Own le envíe ofertas por correo y, si da un número móvil y marca la casilla, por mensajes de texto automáticos recurrentes. Aceptar no es condición para rentar ni comprar.'
                },
                {
                    en: 'Up to eight messages a month. Message and data rates may apply. Reply STOP to end and HELP for help, or use the link in any email. See our <a href="/privacy-policy">privacy policy</a> and <a href="/terms-conditions">terms</a>.',
                    es: 'Hasta ocho mensajes al mes. Pueden aplicar tarifas de mensajes y datos. Responda STOP para terminar y HELP para ayuda, o use el enlace de cualquier correo. Vea nuestra <a href="/privacy-policy">política de privacidad</a> y los <a href="/terms-conditions">términos</a>.'
                }
            ]
        }
    },
    {
        id: 'rental-disclosure',
        folder: 'legal',
        name: {en: 'Rent-to-own disclosure', es: 'Aviso de renta con opción a compra'},
        description: {
            en: 'What must stand beside a rent.',
            es: 'Lo que debe acompañar a una renta.'
        },
        body: {
            article: [
                {
                    en: 'The rent shown is before taxes, optional fees and other charges. You will not own the item until you have made all payments that make up the total cost to own, or used your early purchase option.',
                    es: 'La renta mostrada es antes de impuestos, cargos opcionales y otros cargos. El artículo no será suyo hasta haber hecho todos los pagos que forman el costo total o haber usado la opción de compra anticipada.'
                },
                {
                    en: 'The number of payments, the total cost to own, the cash price and whether the item is new or previously rented are shown with each item. You may return it at any time and owe only the rent due up to then. Rates are those of the chosen store and may change before you sign. Not available in MN or WI.',
                    es: 'El número de pagos, el costo total, el precio de contado y si el artículo es nuevo o previamente rentado se muestran con cada artículo. Puede devolverlo en cualquier momento y solo debe la renta vencida. Las tarifas son las de la tienda elegida y pueden cambiar antes de firmar. No disponible en MN ni WI.'
                }
            ]
        }
    },
    {
        id: 'offer-terms',
        folder: 'legal',
        name: {en: 'Terms of mailed offers', es: 'Términos de las ofertas por correo'},
        description: {
            en: 'Below the form of an offer.',
            es: 'Debajo del formulario de una oferta.'
        },
        body: {
            article: [
                {
                    en: 'An offer is for the person and the address on the letter, can be used once, and ends on the day that the letter names. The amount is for everything that you rent together.',
                    es: 'La oferta es para la persona y la dirección de la carta, se usa una sola vez y termina el día que dice la carta. El monto es para todo lo que rente en conjunto.'
                }
            ]
        }
    },
    {
        id: 'digital-order-form',
        folder: 'legal',
        name: {en: 'Order form by text message', es: 'Formulario por mensaje de texto'},
        description: {
            en: 'Below the start of the form.',
            es: 'Debajo del comienzo del formulario.'
        },
        body: {
            article: [
                {
                    en: 'Only your store sends this link, and never asks for your Social Security number in a text message. In doubt, call your store before you fill in the form.',
                    es: 'Solo su tienda envía este enlace y nunca pide su número de Seguro Social por mensaje de texto. Si tiene dudas, llame a su tienda antes de llenar el formulario.'
                }
            ]
        }
    },
    {
        id: 'payment-overdue',
        folder: 'account-notices',
        name: {en: 'A payment is overdue', es: 'Un pago está vencido'},
        description: {en: 'Shown in the account.', es: 'Se muestra en la cuenta.'},
        body: {
            article: [
                {
                    en: 'A payment of yours is past its date. Pay online now, or call your store: a date can be moved, and we would rather find a way than lose you.',
                    es: 'Uno de sus pagos está vencido. Pague en línea ahora o llame a su tienda: la fecha se puede mover, y preferimos encontrar una forma que perderlo.'
                }
            ]
        }
    },
    {
        id: 'payment-methods-expired',
        folder: 'account-notices',
        name: {en: 'Your saved cards need a look', es: 'Revise sus tarjetas guardadas'},
        description: {en: 'Shown in the account.', es: 'Se muestra en la cuenta.'},
        body: {
            article: [
                {
                    en: 'A saved card has expired, or soon will. Save one that is good, so that your next payment goes through.',
                    es: 'Una tarjeta guardada venció o vencerá pronto. Guarde una vigente para que su próximo pago se realice.'
                }
            ]
        }
    },
    {
        id: 'payment-upcoming',
        folder: 'account-notices',
        name: {en: 'A payment is due soon', es: 'Un pago vence pronto'},
        description: {en: 'Shown in the account.', es: 'Se muestra en la cuenta.'},
        body: {
            article: [
                {
                    en: 'A payment of yours is due within a week. Your account says which one, on what day, and whether autopay makes it for you.',
                    es: 'Uno de sus pagos vence dentro de una semana. Su cuenta dice cuál, qué día y si el pago automático lo hace por usted.'
                }
            ]
        }
    },
    {
        id: 'autopay-invitation',
        folder: 'account-notices',
        name: {en: 'Let payments happen by themselves', es: 'Deje que los pagos se hagan solos'},
        description: {en: 'Shown in the account.', es: 'Se muestra en la cuenta.'},
        body: {
            article: [
                {
                    en: 'With autopay your payment is made on the day it is due, from the card you choose. You can stop it at any time, with one click.',
                    es: 'Con el pago automático, su pago se hace el día que vence, con la tarjeta que elija. Puede detenerlo cuando quiera, con un clic.'
                }
            ]
        }
    }
]

/** Objects of the retailer's own types, as type, key and attributes. */
export const customObjects: readonly CustomObjectSeed[] = [
    {
        type: 'Notice',
        key: 'holiday-hours',
        attributes: {
            c_heading: {en: 'Holiday hours', es: 'Horario de días festivos'},
            c_text: {
                en: 'Stores close at 3 p.m. the day before Thanksgiving and Christmas, and stay closed on both days.',
                es: 'Las tiendas cierran a las 3 p.m. la víspera del Día de Acción de Gracias y de Navidad, y no abren esos dos días.'
            },
            c_isActive: true
        }
    },
    {
        type: 'InterstitialContent',
        key: 'AnyPaymentOverDue',
        attributes: {c_contentAssetId: 'payment-overdue', c_isActive: true}
    },
    {
        type: 'InterstitialContent',
        key: 'NotEnrolledInAnyAutoPay',
        attributes: {c_contentAssetId: 'autopay-invitation', c_isActive: true}
    }
]
