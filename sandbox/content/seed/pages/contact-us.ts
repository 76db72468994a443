import type {PageSeed} from '../localized-content'

export const contactUs: PageSeed = {
    id: 'contact-us',
    type: 'storePage',
    title: {en: 'Contact us', es: 'Contáctenos'},
    description: {
        en: 'Call, write or visit. Your store answers questions about payments, delivery and service.',
        es: 'Llame, escriba o visítenos. Su tienda responde sobre pagos, entregas y servicio.'
    },
    main: [
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {
                            en: 'For anything about an agreement, a payment or a delivery, your own store is the quickest: its number is behind the store link at the top of every page. For everything else we are here.',
                            es: 'Para cualquier asunto de un contrato, un pago o una entrega, su propia tienda es lo más rápido: su número está en el enlace de la tienda, arriba en cada página. Para lo demás, aquí estamos.'
                        }
                    ]
                }
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'Call customer care', es: 'Llame a atención al cliente'},
                text: {
                    en: 'Monday to Saturday, 9 a.m. to 8 p.m. Central. English and Spanish.',
                    es: 'De lunes a sábado, de 9 a.m. a 8 p.m., hora del centro. Español e inglés.'
                },
                action: {label: '1-800-555-0142', href: 'tel:+18005550142'}
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'Write to us', es: 'Escríbanos'},
                text: {
                    en: 'We answer within one business day. Please leave out card numbers and your Social Security number.',
                    es: 'Respondemos en un día hábil. Por favor no incluya números de tarjeta ni su número de Seguro Social.'
                },
                action: {label: 'care@homeward.example', href: 'mailto:care@homeward.example'}
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'Something stopped working', es: 'Algo dejó de funcionar'},
                text: {
                    en: 'Service is included while you rent. Call and have your agreement number at hand; we repair it or bring a loaner.',
                    es: 'El servicio está incluido mientras renta. Llame con su número de contrato a la mano; lo reparamos o le prestamos otro.'
                },
                action: {label: '1-800-555-0186', href: 'tel:+18005550186'}
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'Make a payment', es: 'Haga un pago'},
                text: {
                    en: 'Pay online at any hour, see what is due next, or set up autopay.',
                    es: 'Pague en línea a cualquier hora, vea su próximo pago o active el pago automático.'
                },
                action: {
                    label: {en: 'Go to your account', es: 'Ir a su cuenta'},
                    href: '/my-account'
                }
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'Privacy requests', es: 'Solicitudes de privacidad'},
                text: {
                    en: 'To see, correct or delete what we know about you.',
                    es: 'Para ver, corregir o borrar lo que sabemos de usted.'
                },
                action: {label: 'privacy@homeward.example', href: 'mailto:privacy@homeward.example'}
            }
        },
        {
            type: 'homeward.contactTile',
            data: {
                heading: {en: 'By letter or in person', es: 'Por carta o en persona'},
                text: {
                    en: 'Homeward Rent-to-Own, Customer Care, 100 Example Plaza, Suite 400, Plano, TX 75024',
                    es: 'Homeward Rent-to-Own, Atención al Cliente, 100 Example Plaza, Suite 400, Plano, TX 75024'
                },
                action: {
                    label: {en: 'Find a store', es: 'Buscar una tienda'},
                    href: '/store-locator'
                }
            }
        }
    ]
}
