import {component, type PageSeed} from '../component-seed'

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
