import type {PageSeed} from '../localized-content'
import {promise} from './shared-parts'

export const howItWorks: PageSeed = {
    id: 'how-rac-works',
    type: 'storePage',
    title: {en: 'How rent-to-own works', es: 'Cómo funciona la renta con opción a compra'},
    description: {
        en: 'Four steps from choosing to owning: choose, get approved, have it delivered, rent, return or own.',
        es: 'Cuatro pasos para llegar a ser dueño: elija, obtenga su aprobación, reciba la entrega y rente, devuelva o compre.'
    },
    main: [
        {
            type: 'homeward.hero',
            data: {
                heading: {
                    en: 'How rent-to-own works',
                    es: 'Cómo funciona la renta con opción a compra'
                },
                text: {
                    en: 'You rent by the week, every other week, twice a month or monthly. Each payment keeps the item in your home for that long. Make all of them and it is yours; stop before and you simply return it.',
                    es: 'Usted renta por semana, por catorcena, dos veces al mes o por mes. Cada pago mantiene el artículo en su hogar por ese tiempo. Haga todos y es suyo; si para antes, solo lo devuelve.'
                },
                image: {
                    scene: 'hero-desk',
                    alt: {
                        en: 'A home office with a desk, a bookcase and plants',
                        es: 'Una oficina en casa con escritorio, librero y plantas'
                    }
                },
                action: {
                    label: {
                        en: 'Apply for instant approval',
                        es: 'Solicite su aprobación instantánea'
                    },
                    href: '/instant-approval'
                },
                secondAction: {
                    label: {en: 'See what we rent', es: 'Vea lo que rentamos'},
                    href: '/shop-all'
                }
            }
        },
        {
            type: 'homeward.promise',
            data: {
                heading: {en: 'Four steps', es: 'Cuatro pasos'},
                points: [
                    {
                        icon: 'search',
                        heading: {en: '1. Choose', es: '1. Elija'},
                        text: {
                            en: 'Pick what you need and see what it costs: the rent, the number of payments, the cash price and the total cost to own, before you sign anything.',
                            es: 'Elija lo que necesita y vea cuánto cuesta: la renta, el número de pagos, el precio de contado y el costo total, antes de firmar.'
                        }
                    },
                    {
                        icon: 'check',
                        heading: {en: '2. Get approved', es: '2. Obtenga su aprobación'},
                        text: {
                            en: 'Tell us about your income, your home and a few people who know you. Most answers come within minutes and show your weekly amount.',
                            es: 'Cuéntenos de sus ingresos, su domicilio y algunas personas que lo conocen. La mayoría de las respuestas llega en minutos con su monto semanal.'
                        }
                    },
                    {
                        icon: 'truck',
                        heading: {en: '3. Have it delivered', es: '3. Reciba la entrega'},
                        text: {
                            en: 'Sign online, make the first payment, choose a day. Delivery and set-up are free, often within three days when your store has it.',
                            es: 'Firme en línea, haga el primer pago, elija un día. La entrega y la instalación son gratis, a menudo en tres días si su tienda lo tiene.'
                        }
                    },
                    {
                        icon: 'home',
                        heading: {en: '4. Rent, return or own', es: '4. Rente, devuelva o compre'},
                        text: {
                            en: 'Keep renting until it is yours, buy early and save, exchange it, or give it back. The choice stays with you.',
                            es: 'Siga rentando hasta que sea suyo, compre antes y ahorre, intercámbielo o devuélvalo. La decisión es siempre suya.'
                        }
                    }
                ]
            }
        },
        {
            type: 'homeward.richText',
            data: {
                html: {
                    article: [
                        {
                            en: '# What it costs, said plainly',
                            es: '# Lo que cuesta, dicho con claridad'
                        },
                        {
                            en: 'Renting to own costs more than paying cash at once. You pay for time, for delivery and set-up, for service while you rent, and for the right to stop whenever you want. If you can pay the cash price today, that is the cheapest way, and we say so on every product page.',
                            es: 'Rentar para comprar cuesta más que pagar de contado. Usted paga por el tiempo, la entrega y la instalación, el servicio mientras renta y el derecho a parar cuando quiera. Si puede pagar el precio de contado hoy, es lo más barato, y así lo decimos en cada página de producto.'
                        },
                        {
                            en: 'An example with round numbers: a sofa rents for $20.00 a week over 78 weeks. The total cost to own is $1,560.00 before taxes and optional fees, and the cash price is $866.67. Your own numbers stand beside every price and in your agreement.',
                            es: 'Un ejemplo con números redondos: un sofá se renta por $20.00 a la semana durante 78 semanas. El costo total para ser dueño es de $1,560.00 antes de impuestos y cargos opcionales, y el precio de contado es de $866.67. Sus propios números aparecen junto a cada precio y en su contrato.'
                        },
                        {en: '# New and previously rented', es: '# Nuevo y previamente rentado'},
                        {
                            en: 'Some items have been rented before. They are cleaned, checked and repaired where needed, and graded Great, Good or Fair. They cost less a week and take fewer weeks to own. Every item says whether it is new or previously rented.',
                            es: 'Algunos artículos ya fueron rentados. Los limpiamos, revisamos y reparamos, y los calificamos como Excelente, Bueno o Aceptable. Cuestan menos por semana y toman menos semanas. Cada artículo dice si es nuevo o previamente rentado.'
                        },
                        {en: '# If money gets tight', es: '# Si el dinero escasea'},
                        {
                            en: 'Call your store. We can move a due date or find a smaller payment, and you can always return the item. If you come back within the time your agreement allows, you go on where you stopped and keep what you have already paid toward owning it.',
                            es: 'Llame a su tienda. Podemos mover una fecha o buscar un pago menor, y siempre puede devolver el artículo. Si regresa dentro del plazo de su contrato, continúa donde se quedó y conserva lo ya pagado.'
                        }
                    ]
                }
            }
        },
        promise,
        {
            type: 'homeward.getStarted',
            data: {
                heading: {en: 'Let us help you get started', es: 'Le ayudamos a comenzar'},
                text: {
                    en: 'Leave an email address or a mobile number and your store tells you how to begin. No obligation.',
                    es: 'Deje un correo o un número móvil y su tienda le dice cómo comenzar. Sin compromiso.'
                }
            }
        },
        {
            type: 'homeward.banner',
            data: {
                heading: {en: 'Ready when you are', es: 'Cuando usted quiera'},
                text: {
                    en: 'See your weekly amount in a few minutes. Asking is free.',
                    es: 'Conozca su monto semanal en pocos minutos. Preguntar es gratis.'
                },
                action: {
                    label: {
                        en: 'Apply for instant approval',
                        es: 'Solicite su aprobación instantánea'
                    },
                    href: '/instant-approval'
                }
            }
        }
    ]
}
