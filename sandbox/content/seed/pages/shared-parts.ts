import {component, type PageSeed} from '../component-seed'

/** The banner above the home page; a store may name another page for it [CONTENT-038]. */
export const mainBanner: PageSeed = {
    id: 'main-banner',
    type: 'storePage',
    title: (say) => say('This week', 'Esta semana'),
    description: (say) => say('What is on this week.', 'Lo de esta semana.'),
    main: [
        component('homeward.banner', (say) => ({
            heading: say('Your first week, on the way home', 'Su primera semana, camino a casa'),
            text: say(
                'Start an agreement this week with free delivery and set-up. Offers differ from store to store; details are with each one.',
                'Abra un contrato esta semana con entrega e instalación gratis. Las ofertas varían por tienda; los detalles están en cada una.'
            ),
            action: {label: say('See deals', 'Ver ofertas'), href: '/shop-all'}
        }))
    ]
}

/** The columns at the end of every page [SHELL-023]. */
export const footer: PageSeed = {
    id: 'footer',
    type: 'storePage',
    title: (say) => say('Footer', 'Pie de página'),
    description: (say) =>
        say('Links at the end of every page.', 'Enlaces al final de cada página.'),
    main: [
        component('homeward.linkList', (say) => ({
            heading: say('Shop', 'Comprar'),
            links: [
                {label: say('Furniture', 'Muebles'), href: '/c/furniture'},
                {label: say('Appliances', 'Electrodomésticos'), href: '/c/appliances'},
                {label: say('Electronics', 'Electrónica'), href: '/c/electronics'},
                {label: say('Computers', 'Computadoras'), href: '/c/computers'},
                {label: say('Shop all', 'Ver todo'), href: '/shop-all'}
            ]
        })),
        component('homeward.linkList', (say) => ({
            heading: say('About renting to own', 'Sobre la renta con opción a compra'),
            links: [
                {label: say('How it works', 'Cómo funciona'), href: '/how-rac-works'},
                {
                    label: say('Instant approval', 'Aprobación instantánea'),
                    href: '/instant-approval'
                },
                {label: say('Exchange', 'Intercambio'), href: '/rac-exchange'},
                {
                    label: say('Refer a friend', 'Invite a un amigo'),
                    href: '/refer-a-friend'
                }
            ]
        })),
        component('homeward.linkList', (say) => ({
            heading: say('Your account', 'Su cuenta'),
            links: [
                {label: say('My account', 'Mi cuenta'), href: '/my-account'},
                {label: say('Make a payment', 'Haga un pago'), href: '/make-a-payment'},
                {label: say('Orders', 'Pedidos'), href: '/account/orders'},
                {label: say('Wish list', 'Lista de deseos'), href: '/account/wishlist'},
                {label: say('Cart', 'Carrito'), href: '/cart'}
            ]
        })),
        component('homeward.linkList', (say) => ({
            heading: say('Help', 'Ayuda'),
            links: [
                {label: say('Contact us', 'Contáctenos'), href: '/contact-us'},
                {label: '1-800-555-0142', href: 'tel:+18005550142'},
                {label: say('Privacy policy', 'Política de privacidad'), href: '/privacy-policy'},
                {
                    label: say('Terms and conditions', 'Términos y condiciones'),
                    href: '/terms-conditions'
                }
            ]
        })),
        component('homeward.richText', (say) => ({
            html: `<p>${say(
                'Every price by the week, two weeks or month is rent under a rental-purchase agreement, before taxes and optional fees. You do not own the item until the total cost to own is paid or you use the early purchase option. Not available in MN or WI.',
                'Todo precio por semana, dos semanas o mes es renta bajo un contrato de renta con opción a compra, antes de impuestos y cargos opcionales. El artículo no es suyo hasta pagar el costo total o usar la opción de compra anticipada. No disponible en MN ni WI.'
            )}</p>`
        }))
    ]
}
