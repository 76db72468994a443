import type {PageSeed} from '../localized-content'
import {promise} from './shared-parts'

export const home: PageSeed = {
    id: 'home',
    type: 'storePage',
    title: {
        en: 'Furniture, appliances and electronics to rent and own',
        es: 'Muebles, electrodomésticos y electrónica para rentar y comprar'
    },
    description: {
        en: 'Rent-to-own furniture, appliances, electronics and computers with free delivery and set-up. No credit history required, and you can return at any time.',
        es: 'Muebles, electrodomésticos, electrónica y computadoras en renta con opción a compra, con entrega e instalación gratis. Sin historial de crédito y con devolución en cualquier momento.'
    },
    main: [
        {
            type: 'homeward.hero',
            data: {
                heading: {
                    en: 'Make the house a home this week',
                    es: 'Haga de la casa un hogar esta semana'
                },
                text: {
                    en: 'Sofas, washers, screens and laptops with payments that fit your pay day, delivered and set up free. Return at any time, or keep going and it is yours.',
                    es: 'Sofás, lavadoras, pantallas y laptops con pagos a la medida de su día de pago, entregados e instalados gratis. Devuelva cuando quiera, o siga pagando y es suyo.'
                },
                image: {
                    scene: 'hero-living',
                    alt: {
                        en: 'A living room with a teal sofa, a wooden table on a rug and a bow lamp by the window',
                        es: 'Una sala con un sofá verde azulado, una mesa de madera sobre una alfombra y una lámpara de arco junto a la ventana'
                    }
                },
                action: {label: {en: 'Shop all', es: 'Ver todo'}, href: '/shop-all'},
                secondAction: {
                    label: {en: 'How it works', es: 'Cómo funciona'},
                    href: '/how-rac-works'
                }
            }
        },
        {
            type: 'homeward.shopByCategory',
            data: {
                heading: {en: 'Shop by category', es: 'Compre por categoría'},
                shopAll: {label: {en: 'Shop All', es: 'Ver todo'}, href: '/shop-all'},
                categoryIds: ['furniture', 'appliances', 'electronics', 'computers']
            }
        },
        {
            type: 'homeward.productScroller',
            data: {
                heading: {en: 'Loved in living rooms', es: 'Los favoritos de la sala'},
                productIds: [],
                more: {
                    label: {en: 'See all furniture', es: 'Ver todos los muebles'},
                    href: '/c/furniture'
                }
            },
            pick: {categoryIds: ['furniture-living-room', 'furniture-bedroom'], count: 10}
        },
        promise,
        {
            type: 'homeward.productScroller',
            data: {
                heading: {en: 'Kitchen and laundry, handled', es: 'Cocina y lavandería, resueltas'},
                productIds: [],
                more: {
                    label: {en: 'See all appliances', es: 'Ver todos los electrodomésticos'},
                    href: '/c/appliances'
                }
            },
            pick: {categoryIds: ['appliances'], count: 10}
        },
        {
            type: 'homeward.banner',
            data: {
                heading: {
                    en: 'Know your amount before you choose',
                    es: 'Sepa su monto antes de elegir'
                },
                text: {
                    en: 'Instant approval takes a few minutes and tells you how much you can spend a week. It is free, and it does not commit you to anything.',
                    es: 'La aprobación instantánea toma unos minutos y le dice cuánto puede gastar por semana. Es gratis y no lo compromete a nada.'
                },
                image: {
                    scene: 'hero-kitchen',
                    alt: {
                        en: 'A kitchen with green cabinets and steel appliances',
                        es: 'Una cocina con gabinetes verdes y electrodomésticos de acero'
                    }
                },
                action: {
                    label: {en: 'Get approved', es: 'Obtenga su aprobación'},
                    href: '/instant-approval'
                }
            }
        },
        {type: 'homeward.dealStrip', data: {}},
        {
            type: 'homeward.productScroller',
            data: {
                heading: {en: 'Screens, sound and play', es: 'Pantallas, sonido y juego'},
                productIds: [],
                more: {
                    label: {en: 'See all electronics', es: 'Ver toda la electrónica'},
                    href: '/c/electronics'
                }
            },
            pick: {categoryIds: ['electronics', 'computers'], count: 10}
        },
        {
            type: 'homeward.banner',
            data: {
                heading: {
                    en: 'Tell a friend, both of you save',
                    es: 'Cuénteselo a un amigo, los dos ahorran'
                },
                text: {
                    en: 'When somebody you invite opens a first agreement, your store takes an amount off a payment of yours and of theirs. Your store tells you the amount.',
                    es: 'Cuando alguien a quien invitó abre su primer contrato, su tienda descuenta un monto de un pago suyo y de uno de esa persona. Su tienda le dice cuánto.'
                },
                action: {
                    label: {en: 'Refer a friend', es: 'Invite a un amigo'},
                    href: '/refer-a-friend'
                }
            }
        }
    ]
}
