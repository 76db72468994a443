import {component, type PageSeed} from '../component-seed'

/** What every agreement comes with, in four points. */
export const promise = component('homeward.promise', (say) => ({
    heading: say('Rent-to-own, the plain way', 'Renta con opción a compra, sin enredos'),
    points: [
        {
            icon: 'shield',
            heading: say('No credit history required', 'No se requiere historial de crédito'),
            text: say(
                'We look at your income and where you live, not at a credit score. Approval is still needed, and it is quick.',
                'Vemos sus ingresos y su domicilio, no un puntaje de crédito. La aprobación es necesaria, y es rápida.'
            )
        },
        {
            icon: 'truck',
            heading: say('Free delivery and set-up', 'Entrega e instalación gratis'),
            text: say(
                'Our own crew brings it in, sets it up and takes the boxes away. Service while you rent is included.',
                'Nuestro equipo lo lleva, lo instala y se lleva las cajas. El servicio mientras renta está incluido.'
            )
        },
        {
            icon: 'return',
            heading: say('Return it any time', 'Devuélvalo cuando quiera'),
            text: say(
                'Plans change. Give it back whenever you like and owe nothing more than the rent that is due up to that day.',
                'Los planes cambian. Devuélvalo cuando quiera y solo debe la renta vencida hasta ese día.'
            )
        },
        {
            icon: 'wallet',
            heading: say('Own it early and save', 'Sea dueño antes y ahorre'),
            text: say(
                'Pay to the end and it is yours, or use your early purchase option and pay less than the total cost.',
                'Pague hasta el final y es suyo, o use su opción de compra anticipada y pague menos que el costo total.'
            )
        }
    ]
}))

export const contactUs: PageSeed = {
    id: 'contact-us',
    type: 'storePage',
    title: (say) => say('Contact us', 'Contáctenos'),
    description: (say) =>
        say(
            'Call, write or visit. Your store answers questions about payments, delivery and service.',
            'Llame, escriba o visítenos. Su tienda responde sobre pagos, entregas y servicio.'
        ),
    main: [
        component('homeward.richText', (say) => ({
            html: `<p>${say(
                'For anything about an agreement, a payment or a delivery, your own store is the quickest: its number is in the store window at the top of every page. For everything else we are here.',
                'Para cualquier asunto de un contrato, un pago o una entrega, su propia tienda es lo más rápido: su número está en la ventana de tienda, arriba en cada página. Para lo demás, aquí estamos.'
            )}</p>`
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('Call customer care', 'Llame a atención al cliente'),
            text: say(
                'Monday to Saturday, 9 a.m. to 8 p.m. Central. English and Spanish.',
                'De lunes a sábado, de 9 a.m. a 8 p.m., hora del centro. Español e inglés.'
            ),
            action: {label: '1-800-555-0142', href: 'tel:+18005550142'}
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('Write to us', 'Escríbanos'),
            text: say(
                'We answer within one business day. Please leave out card numbers and your Social Security number.',
                'Respondemos en un día hábil. Por favor no incluya números de tarjeta ni su número de Seguro Social.'
            ),
            action: {label: 'care@homeward.example', href: 'mailto:care@homeward.example'}
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('Something stopped working', 'Algo dejó de funcionar'),
            text: say(
                'Service is included while you rent. Call and have your agreement number at hand; we repair it or bring a loaner.',
                'El servicio está incluido mientras renta. Llame con su número de contrato a la mano; lo reparamos o le prestamos otro.'
            ),
            action: {label: '1-800-555-0186', href: 'tel:+18005550186'}
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('Make a payment', 'Haga un pago'),
            text: say(
                'Pay online at any hour, see what is due next, or set up autopay.',
                'Pague en línea a cualquier hora, vea su próximo pago o active el pago automático.'
            ),
            action: {label: say('Go to your account', 'Ir a su cuenta'), href: '/my-account'}
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('Privacy requests', 'Solicitudes de privacidad'),
            text: say(
                'To see, correct or delete what we know about you.',
                'Para ver, corregir o borrar lo que sabemos de usted.'
            ),
            action: {label: 'privacy@homeward.example', href: 'mailto:privacy@homeward.example'}
        })),
        component('homeward.contactTile', (say) => ({
            heading: say('By letter', 'Por carta'),
            text: say(
                'Homeward Rent-to-Own, Customer Care, 100 Example Plaza, Suite 400, Plano, TX 75024',
                'Homeward Rent-to-Own, Atención al Cliente, 100 Example Plaza, Suite 400, Plano, TX 75024'
            ),
            action: {label: say('How it works', 'Cómo funciona'), href: '/how-rac-works'}
        }))
    ]
}
