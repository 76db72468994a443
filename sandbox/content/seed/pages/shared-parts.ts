import type {ComponentSeed, PageSeed} from '../localized-content'

/** What every agreement comes with, in four points. */
export const promise: ComponentSeed = {
    type: 'homeward.promise',
    data: {
        heading: {en: 'Rent-to-own, the plain way', es: 'Renta con opción a compra, sin enredos'},
        points: [
            {
                icon: 'shield',
                heading: {
                    en: 'No credit history required',
                    es: 'No se requiere historial de crédito'
                },
                text: {
                    en: 'We look at your income and where you live, not at a credit score. Approval is still needed, and it is quick.',
                    es: 'Vemos sus ingresos y su domicilio, no un puntaje de crédito. La aprobación es necesaria, y es rápida.'
                }
            },
            {
                icon: 'truck',
                heading: {en: 'Free delivery and set-up', es: 'Entrega e instalación gratis'},
                text: {
                    en: 'Our own crew brings it in, sets it up and takes the boxes away. Service while you rent is included.',
                    es: 'Nuestro equipo lo lleva, lo instala y se lleva las cajas. El servicio mientras renta está incluido.'
                }
            },
            {
                icon: 'return',
                heading: {en: 'Return it any time', es: 'Devuélvalo cuando quiera'},
                text: {
                    en: 'Plans change. Give it back whenever you like and owe nothing more than the rent that is due up to that day.',
                    es: 'Los planes cambian. Devuélvalo cuando quiera y solo debe la renta vencida hasta ese día.'
                }
            },
            {
                icon: 'wallet',
                heading: {en: 'Own it early and save', es: 'Sea dueño antes y ahorre'},
                text: {
                    en: 'Pay to the end and it is yours, or use your early purchase option and pay less than the total cost.',
                    es: 'Pague hasta el final y es suyo, o use su opción de compra anticipada y pague menos que el costo total.'
                }
            }
        ]
    }
}

/** The banner above the home page; a store may name another page for it [CONTENT-038]. */
export const mainBanner: PageSeed = {
    id: 'main-banner',
    type: 'storePage',
    title: {en: 'This week', es: 'Esta semana'},
    description: {en: 'What is on this week.', es: 'Lo de esta semana.'},
    main: [
        {
            type: 'homeward.banner',
            data: {
                heading: {
                    en: 'Your first week, on the way home',
                    es: 'Su primera semana, camino a casa'
                },
                text: {
                    en: 'Start an agreement this week with free delivery and set-up. Offers differ from store to store; details are with each one.',
                    es: 'Abra un contrato esta semana con entrega e instalación gratis. Las ofertas varían por tienda; los detalles están en cada una.'
                },
                action: {label: {en: 'See deals', es: 'Ver ofertas'}, href: '/shop-all'}
            }
        }
    ]
}

/** The columns at the end of every page [SHELL-023]. */
export const footer: PageSeed = {
    id: 'footer',
    type: 'storePage',
    title: {en: 'Footer', es: 'Pie de página'},
    description: {en: 'Links at the end of every page.', es: 'Enlaces al final de cada página.'},
    main: [
        {
            type: 'homeward.linkList',
            data: {
                heading: {en: 'Shop', es: 'Comprar'},
                links: [
                    {label: {en: 'Furniture', es: 'Muebles'}, href: '/c/furniture'},
                    {label: {en: 'Appliances', es: 'Electrodomésticos'}, href: '/c/appliances'},
                    {label: {en: 'Electronics', es: 'Electrónica'}, href: '/c/electronics'},
                    {label: {en: 'Computers', es: 'Computadoras'}, href: '/c/computers'},
                    {label: {en: 'Shop all', es: 'Ver todo'}, href: '/shop-all'}
                ]
            }
        },
        {
            type: 'homeward.linkList',
            data: {
                heading: {en: 'About renting to own', es: 'Sobre la renta con opción a compra'},
                links: [
                    {label: {en: 'How it works', es: 'Cómo funciona'}, href: '/how-rac-works'},
                    {
                        label: {en: 'Instant approval', es: 'Aprobación instantánea'},
                        href: '/instant-approval'
                    },
                    {label: {en: 'Exchange', es: 'Intercambio'}, href: '/rac-exchange'},
                    {
                        label: {en: 'Refer a friend', es: 'Invite a un amigo'},
                        href: '/refer-a-friend'
                    }
                ]
            }
        },
        {
            type: 'homeward.linkList',
            data: {
                heading: {en: 'Your account', es: 'Su cuenta'},
                links: [
                    {label: {en: 'My account', es: 'Mi cuenta'}, href: '/my-account'},
                    {label: {en: 'Make a payment', es: 'Haga un pago'}, href: '/make-a-payment'},
                    {label: {en: 'Orders', es: 'Pedidos'}, href: '/account/orders'},
                    {label: {en: 'Wishlist', es: 'Lista de deseos'}, href: '/account/wishlist'},
                    {label: {en: 'Cart', es: 'Carrito'}, href: '/cart'}
                ]
            }
        },
        {
            type: 'homeward.linkList',
            data: {
                heading: {en: 'Help', es: 'Ayuda'},
                links: [
                    {label: {en: 'Contact us', es: 'Contáctenos'}, href: '/contact-us'},
                    {label: '1-800-555-0142', href: 'tel:+18005550142'},
                    {
                        label: {en: 'Privacy policy', es: 'Política de privacidad'},
                        href: '/privacy-policy'
                    },
                    {
                        label: {en: 'Terms and conditions', es: 'Términos y condiciones'},
                        href: '/terms-conditions'
                    }
                ]
            }
        }
    ]
}
