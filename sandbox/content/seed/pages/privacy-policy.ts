import {article, component, type PageSeed} from '../component-seed'

const english = [
    'Effective January 1, 2026. This policy says what Homeward Rent-to-Own (“Homeward”, “we”) learns about you when you visit this website, apply, sign an agreement or rent from one of our stores, why we need it, and what you can ask of us.',
    '# What we collect',
    '- <strong>What you tell us:</strong> your name, address, email, phone number and birth date; your income and how often you are paid; your landlord and references; a government identification number where an application needs one.',
    '- <strong>What happens between us:</strong> what you rent, your payments, deliveries and service visits, and the calls and messages we exchange.',
    '- <strong>What your browser sends:</strong> your IP address, the pages you open, the store or zip code you choose, and what you search for. Your precise location is asked only when you press “Use My Location”, and your browser asks you first.',
    '- <strong>What others tell us:</strong> companies that verify identity, income or bank accounts confirm what you gave us when you apply.',
    '# Why we use it',
    'We use it to decide on your application, to deliver and service what you rent, to take payments, to remind you of what is due, to prevent fraud, to keep this website working, and to follow the law. We use what you look at here to show you things you may like; you can turn that off.',
    'We do not use a credit score to approve you. We may report to or ask specialty agencies about past rental agreements, and we tell you when such a report led to a decision against you.',
    '# Whom we share it with',
    'We share it with companies that work for us and only for that work: payment processors, delivery partners, identity and bank verification, signing of agreements, text and email delivery, hosting and security. We share it with authorities when the law says so. We share it with a buyer if a store changes hands; this policy then goes along with it.',
    'We do not sell your Social Security number, bank details or income to anyone. We do not sell personal information for money. Some states call showing you our ads on other sites a “sale” or “sharing”; you can opt out of that below.',
    '# Text messages and calls',
    'If you agree, we text you about deliveries, payments and offers. Agreeing is not a condition of renting. Reply STOP to end messages and HELP for help. Message and data rates may apply.',
    '# Cookies',
    'Cookies that the site needs keep you signed in, hold your cart and remember your store and language. Others measure how the site is used. A Global Privacy Control signal from your browser counts as an opt-out here.',
    '# How long we keep it',
    'Agreements and payments are kept for seven years after an agreement ends, because tax and lease laws ask for it. Applications that were not approved are kept for 25 months. Browsing data is kept for 13 months.',
    '# How we protect it',
    'Connections are encrypted. Identification and bank numbers are stored encrypted, shown masked, and open only to those who need them. Card numbers go to our payment processor and never touch our servers. No system is perfect; if something happens that puts you at risk, we tell you as the law of your state asks.',
    '# Your choices and rights',
    'Depending on where you live you may ask to see, correct, download or delete your personal information, and to opt out of targeted advertising. We answer within 45 days and treat nobody worse for asking. Some records we must keep, such as those of an open agreement.',
    'Write to <a href="mailto:privacy@homeward.example">privacy@homeward.example</a> or call <a href="tel:+18005550142">1-800-555-0142</a>. If we decline, you may appeal by replying, and you may turn to your state’s attorney general.',
    '# Children',
    'You must be 18 to apply. We do not knowingly collect information from children under 13.',
    '# Changes',
    'When this policy changes, the new one appears here with its date. If a change matters to what you already gave us, we also tell you by email or letter.'
]

const spanish = [
    'En vigor desde el 1 de enero de 2026. Esta política dice qué sabe Homeward Rent-to-Own (“Homeward”, “nosotros”) de usted cuando visita este sitio, hace una solicitud, firma un contrato o renta en una de nuestras tiendas, para qué lo necesitamos y qué puede pedirnos.',
    '# Qué recopilamos',
    '- <strong>Lo que usted nos dice:</strong> su nombre, domicilio, correo, teléfono y fecha de nacimiento; sus ingresos y cada cuánto le pagan; su arrendador y referencias; un número de identificación oficial cuando la solicitud lo requiere.',
    '- <strong>Lo que pasa entre nosotros:</strong> lo que renta, sus pagos, entregas y visitas de servicio, y las llamadas y mensajes que intercambiamos.',
    '- <strong>Lo que envía su navegador:</strong> su dirección IP, las páginas que abre, la tienda o el código postal que elige y lo que busca. Su ubicación precisa solo se pide cuando presiona “Usar mi ubicación”, y su navegador le pregunta antes.',
    '- <strong>Lo que otros nos dicen:</strong> empresas que verifican identidad, ingresos o cuentas bancarias confirman lo que nos dio al hacer su solicitud.',
    '# Para qué lo usamos',
    'Para decidir sobre su solicitud, entregar y dar servicio a lo que renta, cobrar pagos, recordarle lo que vence, prevenir fraudes, mantener el sitio funcionando y cumplir la ley. Usamos lo que ve aquí para mostrarle cosas que pueden gustarle; puede desactivarlo.',
    'No usamos un puntaje de crédito para aprobarlo. Podemos informar o consultar a agencias especializadas sobre contratos de renta anteriores, y le avisamos cuando un informe así llevó a una decisión en su contra.',
    '# Con quién lo compartimos',
    'Con empresas que trabajan para nosotros y solo para ese trabajo: procesadores de pago, socios de entrega, verificación de identidad y de bancos, firma de contratos, envío de mensajes y correos, alojamiento y seguridad. Con autoridades cuando la ley lo ordena. Con un comprador si una tienda cambia de dueño; esta política entonces va con la información.',
    'No vendemos a nadie su número de Seguro Social, sus datos bancarios ni sus ingresos. No vendemos información personal por dinero. Algunos estados llaman “venta” o “compartir” a mostrarle nuestros anuncios en otros sitios; puede excluirse como se indica abajo.',
    '# Mensajes de texto y llamadas',
    'Si usted acepta, le enviamos mensajes sobre entregas, pagos y ofertas. Aceptar no es condición para rentar. Responda STOP para terminar y HELP para pedir ayuda. Pueden aplicar tarifas de mensajes y datos.',
    '# Cookies',
    'Las cookies necesarias mantienen su sesión, guardan su carrito y recuerdan su tienda e idioma. Otras miden cómo se usa el sitio. Una señal de Control Global de Privacidad de su navegador cuenta aquí como exclusión.',
    '# Cuánto tiempo lo guardamos',
    'Los contratos y pagos se guardan siete años después de terminar el contrato, porque las leyes fiscales y de arrendamiento lo piden. Las solicitudes no aprobadas se guardan 25 meses. Los datos de navegación se guardan 13 meses.',
    '# Cómo lo protegemos',
    'Las conexiones van cifradas. Los números de identificación y bancarios se guardan cifrados, se muestran ocultos y solo los ve quien los necesita. Los números de tarjeta van a nuestro procesador de pagos y nunca pasan por nuestros servidores. Ningún sistema es perfecto; si algo lo pone en riesgo, le avisamos como lo pide la ley de su estado.',
    '# Sus opciones y derechos',
    'Según donde viva, puede pedir ver, corregir, descargar o borrar su información personal, y excluirse de la publicidad dirigida. Respondemos en 45 días y no tratamos peor a nadie por pedirlo. Algunos registros debemos conservarlos, como los de un contrato abierto.',
    'Escriba a <a href="mailto:privacy@homeward.example">privacy@homeward.example</a> o llame al <a href="tel:+18005550142">1-800-555-0142</a>. Si rechazamos su solicitud, puede apelar respondiendo y acudir al fiscal general de su estado.',
    '# Menores',
    'Debe tener 18 años para hacer una solicitud. No recopilamos a sabiendas información de menores de 13 años.',
    '# Cambios',
    'Cuando esta política cambia, la nueva aparece aquí con su fecha. Si el cambio afecta lo que ya nos dio, también le avisamos por correo o carta.'
]

export const privacyPolicy: PageSeed = {
    id: 'privacy-policy',
    type: 'storePage',
    title: (say) => say('Privacy policy', 'Política de privacidad'),
    description: (say) =>
        say(
            'What we know about you, why, and what you can ask of us.',
            'Qué sabemos de usted, para qué, y qué puede pedirnos.'
        ),
    main: [
        component('homeward.richText', (say) => ({
            html: say(article(english), article(spanish))
        }))
    ]
}
