import {article, component, picture, type PageSeed} from '../component-seed'
import {promise} from './help'

export const howItWorks: PageSeed = {
    id: 'how-rac-works',
    type: 'storePage',
    title: (say) => say('How rent-to-own works', 'Cómo funciona la renta con opción a compra'),
    description: (say) =>
        say(
            'Four steps from choosing to owning: choose, get approved, have it delivered, rent, return or own.',
            'Cuatro pasos para llegar a ser dueño: elija, obtenga su aprobación, reciba la entrega y rente, devuelva o compre.'
        ),
    main: [
        component('homeward.hero', (say) => ({
            heading: say('How rent-to-own works', 'Cómo funciona la renta con opción a compra'),
            text: say(
                'You rent by the week, every other week, twice a month or monthly. Each payment keeps the item in your home for that long. Make all of them and it is yours; stop before and you simply return it.',
                'Usted renta por semana, por catorcena, dos veces al mes o por mes. Cada pago mantiene el artículo en su hogar por ese tiempo. Haga todos y es suyo; si para antes, solo lo devuelve.'
            ),
            image: picture(
                'hero-desk',
                say(
                    'A home office with a desk, a bookcase and plants',
                    'Una oficina en casa con escritorio, librero y plantas'
                )
            ),
            action: {
                label: say('Apply for instant approval', 'Solicite su aprobación instantánea'),
                href: '/instant-approval'
            },
            secondAction: {label: say('See what we rent', 'Vea lo que rentamos'), href: '/shop-all'}
        })),
        component('homeward.promise', (say) => ({
            heading: say('Four steps', 'Cuatro pasos'),
            points: [
                {
                    icon: 'search',
                    heading: say('1. Choose', '1. Elija'),
                    text: say(
                        'Pick what you need and see what it costs: the rent, the number of payments, the cash price and the total cost to own, before you sign anything.',
                        'Elija lo que necesita y vea cuánto cuesta: la renta, el número de pagos, el precio de contado y el costo total, antes de firmar.'
                    )
                },
                {
                    icon: 'check',
                    heading: say('2. Get approved', '2. Obtenga su aprobación'),
                    text: say(
                        'Tell us about your income, your home and a few people who know you. Most answers come within minutes and show your weekly amount.',
                        'Cuéntenos de sus ingresos, su domicilio y algunas personas que lo conocen. La mayoría de las respuestas llega en minutos con su monto semanal.'
                    )
                },
                {
                    icon: 'truck',
                    heading: say('3. Have it delivered', '3. Reciba la entrega'),
                    text: say(
                        'Make the first payment, sign online, choose a day. Delivery and set-up are free, often within three days when your store has it.',
                        'Haga el primer pago, firme en línea, elija un día. La entrega y la instalación son gratis, a menudo en tres días si su tienda lo tiene.'
                    )
                },
                {
                    icon: 'home',
                    heading: say('4. Rent, return or own', '4. Rente, devuelva o compre'),
                    text: say(
                        'Keep renting until it is yours, buy early and save, exchange it, or give it back. The choice stays with you.',
                        'Siga rentando hasta que sea suyo, compre antes y ahorre, intercámbielo o devuélvalo. La decisión es siempre suya.'
                    )
                }
            ]
        })),
        component('homeward.richText', (say) => ({
            html: article([
                say('# What it costs, said plainly', '# Lo que cuesta, dicho con claridad'),
                say(
                    'Renting to own costs more than paying cash at once. You pay for time, for delivery and set-up, for service while you rent, and for the right to stop whenever you want. If you can pay the cash price today, that is the cheapest way, and we say so on every product page.',
                    'Rentar para comprar cuesta más que pagar de contado. Usted paga por el tiempo, la entrega y la instalación, el servicio mientras renta y el derecho a parar cuando quiera. Si puede pagar el precio de contado hoy, es lo más barato, y así lo decimos en cada página de producto.'
                ),
                say(
                    'An example with round numbers: a sofa rents for $20.00 a week over 78 weeks. The total cost to own is $1,560.00 before taxes and optional fees, and the cash price is $866.67. Your own numbers stand beside every price and in your agreement.',
                    'Un ejemplo con números redondos: un sofá se renta por $20.00 a la semana durante 78 semanas. El costo total para ser dueño es de $1,560.00 antes de impuestos y cargos opcionales, y el precio de contado es de $866.67. Sus propios números aparecen junto a cada precio y en su contrato.'
                ),
                say('# New and previously rented', '# Nuevo y previamente rentado'),
                say(
                    'Some items have been rented before. They are cleaned, checked and repaired where needed, and graded Great, Good or Fair. They cost less a week and take fewer weeks to own. Every item says whether it is new or previously rented.',
                    'Algunos artículos ya fueron rentados. Los limpiamos, revisamos y reparamos, y los calificamos como Excelente, Bueno o Aceptable. Cuestan menos por semana y toman menos semanas. Cada artículo dice si es nuevo o previamente rentado.'
                ),
                say('# If money gets tight', '# Si el dinero escasea'),
                say(
                    'Call your store. We can move a due date or find a smaller payment, and you can always return the item. If you come back within the time your agreement allows, you go on where you stopped and keep what you have already paid toward owning it.',
                    'Llame a su tienda. Podemos mover una fecha o buscar un pago menor, y siempre puede devolver el artículo. Si regresa dentro del plazo de su contrato, continúa donde se quedó y conserva lo ya pagado.'
                )
            ])
        })),
        promise,
        component('homeward.banner', (say) => ({
            heading: say('Ready when you are', 'Cuando usted quiera'),
            text: say(
                'See your weekly amount in a few minutes. Asking is free.',
                'Conozca su monto semanal en pocos minutos. Preguntar es gratis.'
            ),
            action: {
                label: say('Apply for instant approval', 'Solicite su aprobación instantánea'),
                href: '/instant-approval'
            }
        }))
    ]
}
