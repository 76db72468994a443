import {article, component, type PageSeed} from '../component-seed'

const english = [
    'Last changed January 1, 2026. These terms are about using this website. What you rent is governed by the rental-purchase agreement you sign; where the two differ, the agreement holds.',
    '# Who we are',
    'This website is run by Homeward Rent-to-Own. Its stores rent household goods with an option to buy. We do not offer rental-purchase agreements in Minnesota or Wisconsin, and not every product is offered in every state.',
    '# Prices and what they mean',
    '- A price “per week”, “every two weeks”, “twice a month” or “per month” is rent, before taxes, optional fees and other charges.',
    '- The <strong>total cost to own</strong> is the sum of all rent payments needed to own the item. It does not include taxes, late fees or optional services.',
    '- The <strong>cash price</strong> is what the item costs today without renting.',
    '- Rates shown are those of the store you have chosen. Without one we show the rates of a default store, and yours may differ.',
    'We work to keep prices, pictures and stock right. Pictures may differ from the item in color, finish or accessories. If a price was wrong, we tell you before you sign and you are free to walk away.',
    '# No ownership until the end',
    'An item belongs to Homeward until all rent payments are made or you use the early purchase option. You may return it at any time without further obligation, other than rent due up to the return and charges named in your agreement. You must not sell, pawn or move it out of your home without asking us.',
    '# Approval',
    'No credit history is required, which does not mean that everybody is approved. We verify identity, income, residence and references. An approval names an amount and ends on a date; it is not a promise to rent a certain item.',
    '# Delivery, set-up and service',
    'Delivery and set-up within a store’s area are free. Days shown are estimates. Service of the item is included while you rent, unless damage was caused by misuse, theft or loss. Gas and hard-wired connections may need a licensed installer of your own.',
    '# Promotions',
    'One promotion applies per agreement unless its details say otherwise. A promotion may be limited to stores, products or dates. It has no cash value and ends when it says, or when the item is gone.',
    '# Your account',
    'Keep your password to yourself and tell us when you think somebody else knows it. You are responsible for what is done with it until you tell us. We may close an account that is used for fraud or to harm others.',
    '# Fair use',
    'Do not break into, overload or copy this website by machine, and do not post what is unlawful. Texts, pictures and marks here are ours or our licensors’.',
    '# Liability',
    'The website is offered as it is. As far as the law allows, we are not liable for indirect loss from using it. Nothing here limits rights you have under the consumer and rental-purchase laws of your state, which always apply.',
    '# Disputes',
    'Talk to us first; most things are settled with a call. These terms follow the law of the state where your store is. Your agreement says how disputes about it are decided.',
    '# Changes and contact',
    'We may change these terms; the date above tells when. Questions go to <a href="/contact-us">customer care</a>.'
]

const spanish = [
    'Última modificación: 1 de enero de 2026. Estos términos tratan del uso de este sitio. Lo que renta se rige por el contrato de renta con opción a compra que usted firma; si difieren, vale el contrato.',
    '# Quiénes somos',
    'Este sitio es operado por Homeward Rent-to-Own. Sus tiendas rentan artículos para el hogar con opción a compra. No ofrecemos contratos en Minnesota ni en Wisconsin, y no todos los productos se ofrecen en todos los estados.',
    '# Los precios y lo que significan',
    '- Un precio “por semana”, “cada dos semanas”, “dos veces al mes” o “por mes” es renta, antes de impuestos, cargos opcionales y otros cargos.',
    '- El <strong>costo total para ser dueño</strong> es la suma de todos los pagos de renta necesarios. No incluye impuestos, recargos ni servicios opcionales.',
    '- El <strong>precio de contado</strong> es lo que cuesta el artículo hoy sin rentarlo.',
    '- Las tarifas mostradas son las de la tienda que eligió. Sin una tienda mostramos las de una tienda predeterminada, y las suyas pueden variar.',
    'Procuramos que precios, imágenes y existencias sean correctos. Las imágenes pueden diferir del artículo en color, acabado o accesorios. Si un precio estaba mal, le avisamos antes de firmar y puede retirarse sin problema.',
    '# Sin propiedad hasta el final',
    'El artículo pertenece a Homeward hasta que haga todos los pagos o use la opción de compra anticipada. Puede devolverlo en cualquier momento sin más obligación que la renta vencida hasta la devolución y los cargos indicados en su contrato. No debe venderlo, empeñarlo ni sacarlo de su hogar sin consultarnos.',
    '# Aprobación',
    'No se requiere historial de crédito, lo que no significa que todos sean aprobados. Verificamos identidad, ingresos, domicilio y referencias. Una aprobación indica un monto y una fecha de vencimiento; no es promesa de rentar un artículo determinado.',
    '# Entrega, instalación y servicio',
    'La entrega e instalación dentro del área de la tienda son gratis. Los días mostrados son estimados. El servicio está incluido mientras renta, salvo daños por mal uso, robo o pérdida. Las conexiones de gas o eléctricas fijas pueden requerir un instalador con licencia.',
    '# Promociones',
    'Aplica una promoción por contrato, salvo que sus detalles digan otra cosa. Puede limitarse a tiendas, productos o fechas. No tiene valor en efectivo y termina cuando lo indica o al agotarse el artículo.',
    '# Su cuenta',
    'No comparta su contraseña y avísenos si cree que alguien la conoce. Usted responde por lo que se haga con ella hasta que nos avise. Podemos cerrar una cuenta usada para fraude o para dañar a otros.',
    '# Uso justo',
    'No vulnere, sature ni copie este sitio con máquinas, ni publique contenido ilegal. Los textos, imágenes y marcas son nuestros o de nuestros licenciantes.',
    '# Responsabilidad',
    'El sitio se ofrece tal como es. Hasta donde la ley lo permite, no respondemos por pérdidas indirectas de su uso. Nada aquí limita sus derechos bajo las leyes del consumidor y de renta con opción a compra de su estado.',
    '# Desacuerdos',
    'Hable primero con nosotros; casi todo se resuelve con una llamada. Estos términos siguen la ley del estado de su tienda. Su contrato dice cómo se deciden los desacuerdos sobre él.',
    '# Cambios y contacto',
    'Podemos cambiar estos términos; la fecha de arriba dice cuándo. Sus preguntas van a <a href="/contact-us">atención al cliente</a>.'
]

export const termsConditions: PageSeed = {
    id: 'terms-conditions',
    type: 'storePage',
    title: (say) => say('Terms and conditions', 'Términos y condiciones'),
    description: (say) =>
        say(
            'The terms of using this website, and what our prices mean.',
            'Los términos de uso de este sitio y lo que significan nuestros precios.'
        ),
    main: [
        component('homeward.richText', (say) => ({
            html: say(article(english), article(spanish))
        }))
    ]
}
