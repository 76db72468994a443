import {component, picture, scroller, type PageSeed} from '../component-seed'
import {promise} from './help'

export const home: PageSeed = {
    id: 'home',
    type: 'storePage',
    title: (say) =>
        say(
            'Furniture, appliances and electronics to rent and own',
            'Muebles, electrodomésticos y electrónica para rentar y comprar'
        ),
    description: (say) =>
        say(
            'Rent-to-own furniture, appliances, electronics and computers with free delivery and set-up. No credit history required, and you can return at any time.',
            'Muebles, electrodomésticos, electrónica y computadoras en renta con opción a compra, con entrega e instalación gratis. Sin historial de crédito y con devolución en cualquier momento.'
        ),
    main: [
        component('homeward.hero', (say) => ({
            heading: say('Make the house a home this week', 'Haga de la casa un hogar esta semana'),
            text: say(
                'Sofas, washers, screens and laptops with payments that fit your pay day, delivered and set up free. Return at any time, or keep going and it is yours.',
                'Sofás, lavadoras, pantallas y laptops con pagos a la medida de su día de pago, entregados e instalados gratis. Devuelva cuando quiera, o siga pagando y es suyo.'
            ),
            image: picture(
                'hero-living',
                say(
                    'A living room with a teal sofa, a wooden table on a rug and a bow lamp by the window',
                    'Una sala con un sofá verde azulado, una mesa de madera sobre una alfombra y una lámpara de arco junto a la ventana'
                )
            ),
            action: {label: say('Shop all', 'Ver todo'), href: '/shop-all'},
            secondAction: {label: say('How it works', 'Cómo funciona'), href: '/how-rac-works'}
        })),
        component('homeward.shopByCategory', (say) => ({
            heading: say('Shop by category', 'Compre por categoría'),
            shopAll: {label: say('Shop All', 'Ver todo'), href: '/shop-all'},
            categoryIds: ['furniture', 'appliances', 'electronics', 'computers']
        })),
        scroller(
            (say) => say('Loved in living rooms', 'Los favoritos de la sala'),
            {categoryIds: ['furniture-living-room', 'furniture-bedroom'], count: 10},
            (say) => ({
                label: say('See all furniture', 'Ver todos los muebles'),
                href: '/c/furniture'
            })
        ),
        promise,
        scroller(
            (say) => say('Kitchen and laundry, handled', 'Cocina y lavandería, resueltas'),
            {categoryIds: ['appliances'], count: 10},
            (say) => ({
                label: say('See all appliances', 'Ver todos los electrodomésticos'),
                href: '/c/appliances'
            })
        ),
        component('homeward.banner', (say) => ({
            heading: say('Know your amount before you choose', 'Sepa su monto antes de elegir'),
            text: say(
                'Instant approval takes a few minutes and tells you how much you can spend a week. It is free, and it does not commit you to anything.',
                'La aprobación instantánea toma unos minutos y le dice cuánto puede gastar por semana. Es gratis y no lo compromete a nada.'
            ),
            image: picture(
                'hero-kitchen',
                say(
                    'A kitchen with green cabinets and steel appliances',
                    'Una cocina con gabinetes verdes y electrodomésticos de acero'
                )
            ),
            action: {label: say('Get approved', 'Obtenga su aprobación'), href: '/instant-approval'}
        })),
        scroller(
            (say) => say('Screens, sound and play', 'Pantallas, sonido y juego'),
            {categoryIds: ['electronics', 'computers'], count: 10},
            (say) => ({
                label: say('See all electronics', 'Ver toda la electrónica'),
                href: '/c/electronics'
            })
        ),
        component('homeward.banner', (say) => ({
            heading: say(
                'Tell a friend, both of you save',
                'Cuénteselo a un amigo, los dos ahorran'
            ),
            text: say(
                'When somebody you invite opens a first agreement, your store takes an amount off a payment of yours and of theirs. Your store tells you the amount.',
                'Cuando alguien a quien invitó abre su primer contrato, su tienda descuenta un monto de un pago suyo y de uno de esa persona. Su tienda le dice cuánto.'
            ),
            action: {
                label: say('Refer a friend', 'Invite a un amigo'),
                href: '/refer-a-friend'
            }
        }))
    ]
}
