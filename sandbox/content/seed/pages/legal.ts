import type {PageSeed} from '../localized-content'

export const privacyPolicy: PageSeed = {
    id: 'privacy-policy',
    type: 'storePage',
    title: {en: 'Privacy policy', es: 'Política de privacidad'},
    description: {
        en: 'What we know about you, why, and what you can ask of us.',
        es: 'Qué sabemos de usted, para qué, y qué puede pedirnos.'
    },
    main: [
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {
                            en: 'Effective January 1, 2026. This policy says what Homeward Rent-to-Own (“Homeward”, “we”) learns about you when you visit this website, apply, sign an agreement or rent from one of our stores, why we need it, and what you can ask of us.',
                            es: 'En vigor desde el 1 de enero de 2026. Esta política dice qué sabe Homeward Rent-to-Own (“Homeward”, “nosotros”) de usted cuando visita este sitio, hace una solicitud, firma un contrato o renta en una de nuestras tiendas, para qué lo necesitamos y qué puede pedirnos.'
                        },
                        {en: '# What we collect', es: '# Qué recopilamos'},
                        {
                            en: '- <strong>What you tell us:</strong> your name, address, email, phone number and birth date; your income and how often you are paid; your landlord and references; a government identification number where an application needs one.',
                            es: '- <strong>Lo que usted nos dice:</strong> su nombre, domicilio, correo, teléfono y fecha de nacimiento; sus ingresos y cada cuánto le pagan; su arrendador y referencias; un número de identificación oficial cuando la solicitud lo requiere.'
                        },
                        {
                            en: '- <strong>What happens between us:</strong> what you rent, your payments, deliveries and service visits, and the calls and messages we exchange.',
                            es: '- <strong>Lo que pasa entre nosotros:</strong> lo que renta, sus pagos, entregas y visitas de servicio, y las llamadas y mensajes que intercambiamos.'
                        },
                        {
                            en: '- <strong>What your browser sends:</strong> your IP address, the pages you open, the store or zip code you choose, and what you search for. Your precise location is asked only when you press “Use My Location”, and your browser asks you first.',
                            es: '- <strong>Lo que envía su navegador:</strong> su dirección IP, las páginas que abre, la tienda o el código postal que elige y lo que busca. Su ubicación precisa solo se pide cuando presiona “Usar mi ubicación”, y su navegador le pregunta antes.'
                        },
                        {
                            en: '- <strong>What others tell us:</strong> companies that verify identity, income or bank accounts confirm what you gave us when you apply.',
                            es: '- <strong>Lo que otros nos dicen:</strong> empresas que verifican identidad, ingresos o cuentas bancarias confirman lo que nos dio al hacer su solicitud.'
                        },
                        {en: '# Why we use it', es: '# Para qué lo usamos'},
                        {
                            en: 'We use it to decide on your application, to deliver and service what you rent, to take payments, to remind you of what is due, to prevent fraud, to keep this website working, and to follow the law. We use what you look at here to show you things you may like; you can turn that off.',
                            es: 'Para decidir sobre su solicitud, entregar y dar servicio a lo que renta, cobrar pagos, recordarle lo que vence, prevenir fraudes, mantener el sitio funcionando y cumplir la ley. Usamos lo que ve aquí para mostrarle cosas que pueden gustarle; puede desactivarlo.'
                        },
                        {
                            en: 'We do not use a credit score to approve you. We may report to or ask specialty agencies about past rental agreements, and we tell you when such a report led to a decision against you.',
                            es: 'No usamos un puntaje de crédito para aprobarlo. Podemos informar o consultar a agencias especializadas sobre contratos de renta anteriores, y le avisamos cuando un informe así llevó a una decisión en su contra.'
                        },
                        {en: '# Whom we share it with', es: '# Con quién lo compartimos'},
                        {
                            en: 'We share it with companies that work for us and only for that work: payment processors, delivery partners, identity and bank verification, signing of agreements, text and email delivery, hosting and security. We share it with authorities when the law says so. We share it with a buyer if a store changes hands; this policy then goes along with it.',
                            es: 'Con empresas que trabajan para nosotros y solo para ese trabajo: procesadores de pago, socios de entrega, verificación de identidad y de bancos, firma de contratos, envío de mensajes y correos, alojamiento y seguridad. Con autoridades cuando la ley lo ordena. Con un comprador si una tienda cambia de dueño; esta política entonces va con la información.'
                        },
                        {
                            en: 'We do not sell your Social Security number, bank details or income to anyone. We do not sell personal information for money. Some states call showing you our ads on other sites a “sale” or “sharing”; you can opt out of that below.',
                            es: 'No vendemos a nadie su número de Seguro Social, sus datos bancarios ni sus ingresos. No vendemos información personal por dinero. Algunos estados llaman “venta” o “compartir” a mostrarle nuestros anuncios en otros sitios; puede excluirse como se indica abajo.'
                        },
                        {en: '# Text messages and calls', es: '# Mensajes de texto y llamadas'},
                        {
                            en: 'If you agree, we text you about deliveries, payments and offers. Agreeing is not a condition of renting. Reply STOP to end messages and HELP for help. Message and data rates may apply.',
                            es: 'Si usted acepta, le enviamos mensajes sobre entregas, pagos y ofertas. Aceptar no es condición para rentar. Responda STOP para terminar y HELP para pedir ayuda. Pueden aplicar tarifas de mensajes y datos.'
                        },
                        {en: '# Cookies', es: '# Cookies'},
                        {
                            en: 'Cookies that the site needs keep you signed in, hold your cart and remember your store and language. Others measure how the site is used. A Global Privacy Control signal from your browser counts as an opt-out here.',
                            es: 'Las cookies necesarias mantienen su sesión, guardan su carrito y recuerdan su tienda e idioma. Otras miden cómo se usa el sitio. Una señal de Control Global de Privacidad de su navegador cuenta aquí como exclusión.'
                        },
                        {en: '# How long we keep it', es: '# Cuánto tiempo lo guardamos'},
                        {
                            en: 'Agreements and payments are kept for seven years after an agreement ends, because tax and lease laws ask for it. Applications that were not approved are kept for 25 months. Browsing data is kept for 13 months.',
                            es: 'Los contratos y pagos se guardan siete años después de terminar el contrato, porque las leyes fiscales y de arrendamiento lo piden. Las solicitudes no aprobadas se guardan 25 meses. Los datos de navegación se guardan 13 meses.'
                        },
                        {en: '# How we protect it', es: '# Cómo lo protegemos'},
                        {
                            en: 'Connections are encrypted. Identification and bank numbers are stored encrypted, shown masked, and open only to those who need them. Card numbers go to our payment processor and never touch our servers. No system is perfect; if something happens that puts you at risk, we tell you as the law of your state asks.',
                            es: 'Las conexiones van cifradas. Los números de identificación y bancarios se guardan cifrados, se muestran ocultos y solo los ve quien los necesita. Los números de tarjeta van a nuestro procesador de pagos y nunca pasan por nuestros servidores. Ningún sistema es perfecto; si algo lo pone en riesgo, le avisamos como lo pide la ley de su estado.'
                        },
                        {en: '# Your choices and rights', es: '# Sus opciones y derechos'},
                        {
                            en: 'Depending on where you live you may ask to see, correct, download or delete your personal information, and to opt out of targeted advertising. We answer within 45 days and treat nobody worse for asking. Some records we must keep, such as those of an open agreement.',
                            es: 'Según donde viva, puede pedir ver, corregir, descargar o borrar su información personal, y excluirse de la publicidad dirigida. Respondemos en 45 días y no tratamos peor a nadie por pedirlo. Algunos registros debemos conservarlos, como los de un contrato abierto.'
                        },
                        {
                            en: 'Write to <a href="mailto:privacy@homeward.example">privacy@homeward.example</a> or call <a href="tel:+18005550142">1-800-555-0142</a>. If we decline, you may appeal by replying, and you may turn to your state’s attorney general.',
                            es: 'Escriba a <a href="mailto:privacy@homeward.example">privacy@homeward.example</a> o llame al <a href="tel:+18005550142">1-800-555-0142</a>. Si rechazamos su solicitud, puede apelar respondiendo y acudir al fiscal general de su estado.'
                        },
                        {en: '# Children', es: '# Menores'},
                        {
                            en: 'You must be 18 to apply. We do not knowingly collect information from children under 13.',
                            es: 'Debe tener 18 años para hacer una solicitud. No recopilamos a sabiendas información de menores de 13 años.'
                        },
                        {en: '# Changes', es: '# Cambios'},
                        {
                            en: 'When this policy changes, the new one appears here with its date. If a change matters to what you already gave us, we also tell you by email or letter.',
                            es: 'Cuando esta política cambia, la nueva aparece aquí con su fecha. Si el cambio afecta lo que ya nos dio, también le avisamos por correo o carta.'
                        }
                    ]
                }
            }
        }
    ]
}

export const termsConditions: PageSeed = {
    id: 'terms-conditions',
    type: 'storePage',
    title: {en: 'Terms and conditions', es: 'Términos y condiciones'},
    description: {
        en: 'The terms of using this website, and what our prices mean.',
        es: 'Los términos de uso de este sitio y lo que significan nuestros precios.'
    },
    main: [
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {
                            en: 'Last changed January 1, 2026. These terms are about using this website. What you rent is governed by the rental-purchase agreement you sign; where the two differ, the agreement holds.',
                            es: 'Última modificación: 1 de enero de 2026. Estos términos tratan del uso de este sitio. Lo que renta se rige por el contrato de renta con opción a compra que usted firma; si difieren, vale el contrato.'
                        },
                        {en: '# Who we are', es: '# Quiénes somos'},
                        {
                            en: 'This website is run by Homeward Rent-to-Own. Its stores rent household goods with an option to buy. We do not offer rental-purchase agreements in Minnesota or Wisconsin, and not every product is offered in every state.',
                            es: 'Este sitio es operado por Homeward Rent-to-Own. Sus tiendas rentan artículos para el hogar con opción a compra. No ofrecemos contratos en Minnesota ni en Wisconsin, y no todos los productos se ofrecen en todos los estados.'
                        },
                        {
                            en: '# Prices and what they mean',
                            es: '# Los precios y lo que significan'
                        },
                        {
                            en: '- A price “per week”, “every two weeks”, “twice a month” or “per month” is rent, before taxes, optional fees and other charges.',
                            es: '- Un precio “por semana”, “cada dos semanas”, “dos veces al mes” o “por mes” es renta, antes de impuestos, cargos opcionales y otros cargos.'
                        },
                        {
                            en: '- The <strong>total cost to own</strong> is the sum of all rent payments needed to own the item. It does not include taxes, late fees or optional services.',
                            es: '- El <strong>costo total para ser dueño</strong> es la suma de todos los pagos de renta necesarios. No incluye impuestos, recargos ni servicios opcionales.'
                        },
                        {
                            en: '- The <strong>cash price</strong> is what the item costs today without renting.',
                            es: '- El <strong>precio de contado</strong> es lo que cuesta el artículo hoy sin rentarlo.'
                        },
                        {
                            en: '- Rates shown are those of the store you have chosen. Without one we show the rates of a default store, and yours may differ.',
                            es: '- Las tarifas mostradas son las de la tienda que eligió. Sin una tienda mostramos las de una tienda predeterminada, y las suyas pueden variar.'
                        },
                        {
                            en: 'We work to keep prices, pictures and stock right. Pictures may differ from the item in color, finish or accessories. If a price was wrong, we tell you before you sign and you are free to walk away.',
                            es: 'Procuramos que precios, imágenes y existencias sean correctos. Las imágenes pueden diferir del artículo en color, acabado o accesorios. Si un precio estaba mal, le avisamos antes de firmar y puede retirarse sin problema.'
                        },
                        {en: '# No ownership until the end', es: '# Sin propiedad hasta el final'},
                        {
                            en: 'An item belongs to Homeward until all rent payments are made or you use the early purchase option. You may return it at any time without further obligation, other than rent due up to the return and charges named in your agreement. You must not sell, pawn or move it out of your home without asking us.',
                            es: 'El artículo pertenece a Homeward hasta que haga todos los pagos o use la opción de compra anticipada. Puede devolverlo en cualquier momento sin más obligación que la renta vencida hasta la devolución y los cargos indicados en su contrato. No debe venderlo, empeñarlo ni sacarlo de su hogar sin consultarnos.'
                        },
                        {en: '# Approval', es: '# Aprobación'},
                        {
                            en: 'No credit history is required, which does not mean that everybody is approved. We verify identity, income, residence and references. An approval names an amount and ends on a date; it is not a promise to rent a certain item.',
                            es: 'No se requiere historial de crédito, lo que no significa que todos sean aprobados. Verificamos identidad, ingresos, domicilio y referencias. Una aprobación indica un monto y una fecha de vencimiento; no es promesa de rentar un artículo determinado.'
                        },
                        {
                            en: '# Delivery, set-up and service',
                            es: '# Entrega, instalación y servicio'
                        },
                        {
                            en: 'Delivery and set-up within a store’s area are free. Days shown are estimates. Service of the item is included while you rent, unless damage was caused by misuse, theft or loss. Gas and hard-wired connections may need a licensed installer of your own.',
                            es: 'La entrega e instalación dentro del área de la tienda son gratis. Los días mostrados son estimados. El servicio está incluido mientras renta, salvo daños por mal uso, robo o pérdida. Las conexiones de gas o eléctricas fijas pueden requerir un instalador con licencia.'
                        },
                        {en: '# Promotions', es: '# Promociones'},
                        {
                            en: 'One promotion applies per agreement unless its details say otherwise. A promotion may be limited to stores, products or dates. It has no cash value and ends when it says, or when the item is gone.',
                            es: 'Aplica una promoción por contrato, salvo que sus detalles digan otra cosa. Puede limitarse a tiendas, productos o fechas. No tiene valor en efectivo y termina cuando lo indica o al agotarse el artículo.'
                        },
                        {en: '# Your account', es: '# Su cuenta'},
                        {
                            en: 'Keep your password to yourself and tell us when you think somebody else knows it. You are responsible for what is done with it until you tell us. We may close an account that is used for fraud or to harm others.',
                            es: 'No comparta su contraseña y avísenos si cree que alguien la conoce. Usted responde por lo que se haga con ella hasta que nos avise. Podemos cerrar una cuenta usada para fraude o para dañar a otros.'
                        },
                        {en: '# Fair use', es: '# Uso justo'},
                        {
                            en: 'Do not break into, overload or copy this website by machine, and do not post what is unlawful. Texts, pictures and marks here are ours or our licensors’.',
                            es: 'No vulnere, sature ni copie este sitio con máquinas, ni publique contenido ilegal. Los textos, imágenes y marcas son nuestros o de nuestros licenciantes.'
                        },
                        {en: '# Liability', es: '# Responsabilidad'},
                        {
                            en: 'The website is offered as it is. As far as the law allows, we are not liable for indirect loss from using it. Nothing here limits rights you have under the consumer and rental-purchase laws of your state, which always apply.',
                            es: 'El sitio se ofrece tal como es. Hasta donde la ley lo permite, no respondemos por pérdidas indirectas de su uso. Nada aquí limita sus derechos bajo las leyes del consumidor y de renta con opción a compra de su estado.'
                        },
                        {en: '# Disputes', es: '# Desacuerdos'},
                        {
                            en: 'Talk to us first; most things are settled with a call. These terms follow the law of the state where your store is. Your agreement says how disputes about it are decided.',
                            es: 'Hable primero con nosotros; casi todo se resuelve con una llamada. Estos términos siguen la ley del estado de su tienda. Su contrato dice cómo se deciden los desacuerdos sobre él.'
                        },
                        {en: '# Changes and contact', es: '# Cambios y contacto'},
                        {
                            en: 'We may change these terms; the date above tells when. Questions go to <a href="/contact-us">customer care</a>.',
                            es: 'Podemos cambiar estos términos; la fecha de arriba dice cuándo. Sus preguntas van a <a href="/contact-us">atención al cliente</a>.'
                        }
                    ]
                }
            }
        }
    ]
}
