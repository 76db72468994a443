import type {PageSeed} from '../localized-content'

export const exchange: PageSeed = {
    id: 'rac-exchange',
    type: 'storePage',
    title: {en: 'Exchange what you rent', es: 'Intercambie lo que renta'},
    description: {
        en: 'After six months you can swap what you rent for something else.',
        es: 'Después de seis meses puede cambiar lo que renta por otra cosa.'
    },
    main: [
        {
            type: 'homeward.hero',
            data: {
                heading: {
                    en: 'Six months on, ready for a change?',
                    es: '¿Seis meses después, listo para un cambio?'
                },
                text: {
                    en: 'Swap the screen, the sofa or the laptop you rent for another one. We bring the new one and take the old one along.',
                    es: 'Cambie la pantalla, el sofá o la laptop que renta por otra. Llevamos la nueva y recogemos la anterior.'
                },
                image: {
                    scene: 'banner-screen',
                    alt: {
                        en: 'A living room wall with a large screen',
                        es: 'Una pared de la sala con una pantalla grande'
                    }
                },
                action: {
                    label: {en: 'Shop exchange items', es: 'Ver artículos de intercambio'},
                    href: '/shop-all'
                },
                secondAction: {
                    label: {en: 'Ask your store', es: 'Pregunte a su tienda'},
                    href: '/contact-us'
                }
            }
        },
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {en: '# How it works', es: '# Cómo funciona'},
                        {
                            en: '- Your agreement is at least six months old; its exchange date is in your account.',
                            es: '- Su contrato tiene al menos seis meses; la fecha de intercambio está en su cuenta.'
                        },
                        {
                            en: '- Your payments are up to date and the item is in good working order.',
                            es: '- Sus pagos están al corriente y el artículo funciona bien.'
                        },
                        {
                            en: '- You choose an item marked for exchange, and sign a new agreement at its rent.',
                            es: '- Elige un artículo marcado para intercambio y firma un contrato nuevo con esa renta.'
                        },
                        {en: '# What carries over', es: '# Qué se conserva'},
                        {
                            en: 'The exchange starts a new agreement with its own number of payments and total cost. Payments made on the old one do not count toward owning the new item, unless your store offers that in writing. Ask before you sign; we would rather you know.',
                            es: 'El intercambio abre un contrato nuevo con su propio número de pagos y costo total. Lo pagado en el anterior no cuenta para el nuevo, salvo que su tienda lo ofrezca por escrito. Pregunte antes de firmar; preferimos que lo sepa.'
                        }
                    ]
                }
            }
        }
    ]
}

export const referral: PageSeed = {
    id: 'refer-a-friend',
    type: 'storePage',
    title: {en: 'Refer a friend', es: 'Invite a un amigo'},
    description: {
        en: 'Invite a friend; when they open an agreement you both save.',
        es: 'Invite a un amigo; cuando abra un contrato, los dos ahorran.'
    },
    main: [
        {
            type: 'homeward.banner',
            data: {
                heading: {
                    en: 'Good neighbors save together',
                    es: 'Los buenos vecinos ahorran juntos'
                },
                text: {
                    en: 'Tell a friend about us, and your store who sent them. When they open a first agreement and make the first payment, your store takes an amount off a payment of theirs and one of yours.',
                    es: 'Cuénteselo a un amigo, y a su tienda quién lo envió. Cuando abra un primer contrato y haga el primer pago, su tienda descuenta un monto de un pago de esa persona y de uno suyo.'
                },
                image: {
                    scene: 'banner-bedroom',
                    alt: {
                        en: 'A calm bedroom in morning light',
                        es: 'Una recámara tranquila con luz de la mañana'
                    }
                },
                action: {
                    label: {en: 'Ask your store', es: 'Pregunte a su tienda'},
                    href: '/contact-us'
                }
            }
        },
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {
                            en: '# The small print, in normal size',
                            es: '# La letra chica, en tamaño normal'
                        },
                        {
                            en: '- You have an agreement that is paid up to date. Your friend has had none with us in the last two years.',
                            es: '- Usted tiene un contrato al corriente. Su amigo no ha tenido uno con nosotros en los últimos dos años.'
                        },
                        {
                            en: '- The amount is set by your store and shown before you invite. It has no cash value.',
                            es: '- El monto lo fija su tienda y se muestra antes de invitar. No tiene valor en efectivo.'
                        },
                        {
                            en: '- Only invite people who would like to hear from you. We write to them once, and they can say no for good.',
                            es: '- Invite solo a quien le gustaría recibirlo. Le escribimos una vez y puede decir que no para siempre.'
                        }
                    ]
                }
            }
        }
    ]
}
