import {article, component, picture, type PageSeed} from '../component-seed'

export const exchange: PageSeed = {
    id: 'rac-exchange',
    type: 'storePage',
    title: (say) => say('Exchange what you rent', 'Intercambie lo que renta'),
    description: (say) =>
        say(
            'After six months you can swap what you rent for something else.',
            'Después de seis meses puede cambiar lo que renta por otra cosa.'
        ),
    main: [
        component('homeward.hero', (say) => ({
            heading: say(
                'Six months on, ready for a change?',
                '¿Seis meses después, listo para un cambio?'
            ),
            text: say(
                'Swap the screen, the sofa or the laptop you rent for another one. We bring the new one and take the old one along.',
                'Cambie la pantalla, el sofá o la laptop que renta por otra. Llevamos la nueva y recogemos la anterior.'
            ),
            image: picture(
                'banner-screen',
                say(
                    'A living room wall with a large screen',
                    'Una pared de la sala con una pantalla grande'
                )
            ),
            action: {
                label: say('Shop exchange items', 'Ver artículos de intercambio'),
                href: '/shop-all'
            },
            secondAction: {
                label: say('Ask your store', 'Pregunte a su tienda'),
                href: '/contact-us'
            }
        })),
        component('homeward.richText', (say) => ({
            html: article([
                say('# How it works', '# Cómo funciona'),
                say(
                    '- Your agreement is at least six months old; its exchange date is in your account.',
                    '- Su contrato tiene al menos seis meses; la fecha de intercambio está en su cuenta.'
                ),
                say(
                    '- Your payments are up to date and the item is in good working order.',
                    '- Sus pagos están al corriente y el artículo funciona bien.'
                ),
                say(
                    '- You choose an item marked for exchange, and sign a new agreement at its rent.',
                    '- Elige un artículo marcado para intercambio y firma un contrato nuevo con esa renta.'
                ),
                say('# What carries over', '# Qué se conserva'),
                say(
                    'The exchange starts a new agreement with its own number of payments and total cost. Payments made on the old one do not count toward owning the new item, unless your store offers that in writing. Ask before you sign; we would rather you know.',
                    'El intercambio abre un contrato nuevo con su propio número de pagos y costo total. Lo pagado en el anterior no cuenta para el nuevo, salvo que su tienda lo ofrezca por escrito. Pregunte antes de firmar; preferimos que lo sepa.'
                )
            ])
        }))
    ]
}

export const referral: PageSeed = {
    id: 'refer-a-friend',
    type: 'storePage',
    title: (say) => say('Refer a friend', 'Invite a un amigo'),
    description: (say) =>
        say(
            'Invite a friend; when they open an agreement you both save.',
            'Invite a un amigo; cuando abra un contrato, los dos ahorran.'
        ),
    main: [
        component('homeward.banner', (say) => ({
            heading: say('Good neighbors save together', 'Los buenos vecinos ahorran juntos'),
            text: say(
                'Tell a friend about us, and your store who sent them. When they open a first agreement and make the first payment, your store takes an amount off a payment of theirs and one of yours.',
                'Cuénteselo a un amigo, y a su tienda quién lo envió. Cuando abra un primer contrato y haga el primer pago, su tienda descuenta un monto de un pago de esa persona y de uno suyo.'
            ),
            image: picture(
                'banner-bedroom',
                say(
                    'A calm bedroom in morning light',
                    'Una recámara tranquila con luz de la mañana'
                )
            ),
            action: {label: say('Ask your store', 'Pregunte a su tienda'), href: '/contact-us'}
        })),
        component('homeward.richText', (say) => ({
            html: article([
                say('# The small print, in normal size', '# La letra chica, en tamaño normal'),
                say(
                    '- You have an agreement that is paid up to date. Your friend has had none with us in the last two years.',
                    '- Usted tiene un contrato al corriente. Su amigo no ha tenido uno con nosotros en los últimos dos años.'
                ),
                say(
                    '- The amount is set by your store and shown before you invite. It has no cash value.',
                    '- El monto lo fija su tienda y se muestra antes de invitar. No tiene valor en efectivo.'
                ),
                say(
                    '- Only invite people who would like to hear from you. We write to them once, and they can say no for good.',
                    '- Invite solo a quien le gustaría recibirlo. Le escribimos una vez y puede decir que no para siempre.'
                )
            ])
        }))
    ]
}
