import {component} from '../component-seed'

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
