import type {SceneName} from '../../../pictures/pictures'
import {component, picture, type PageSeed} from '../component-seed'

type Words = readonly [en: string, es: string]

type Landing = {
    id: string
    name: Words
    heading: Words
    text: Words
    note: {heading: Words; text: Words; href: string; label: Words; scene?: SceneName; alt?: Words}
}

/** A few words above a category's products, and a note below them. */
const landing = ({id, name, heading, text, note}: Landing): PageSeed => ({
    id,
    type: 'plp',
    categoryId: id,
    title: (say) => say(...name),
    description: (say) => say(...text),
    main: [
        component('homeward.banner', (say) => ({
            heading: say(...heading),
            text: say(...text),
            action: {label: say('How it works', 'Cómo funciona'), href: '/how-rac-works'}
        })),
        component('homeward.banner', (say) => ({
            heading: say(...note.heading),
            text: say(...note.text),
            ...(note.scene && note.alt && {image: picture(note.scene, say(...note.alt))}),
            action: {label: say(...note.label), href: note.href}
        }))
    ]
})

const furniture = landing({
    id: 'furniture',
    name: ['Furniture to rent and own', 'Muebles para rentar y comprar'],
    heading: ['Rooms that feel finished', 'Espacios que se sienten completos'],
    text: [
        'Delivered, put together and placed in the room where you want it.',
        'Llegan armados, en el cuarto donde los quiere.'
    ],
    note: {
        heading: ['One visit, a whole bedroom', 'Una visita, una recámara completa'],
        text: [
            'Bed, nightstands and dresser on one agreement, carried up the stairs and put together by our crew.',
            'Cama, mesitas y cómoda en un solo contrato; nuestro equipo las sube y las arma.'
        ],
        href: '/c/furniture/bedroom/bedroom-sets',
        label: ['See bedroom sets', 'Ver juegos de recámara'],
        scene: 'banner-bedroom',
        alt: ['A calm bedroom in morning light', 'Una recámara tranquila con luz de la mañana']
    }
})

const appliances = landing({
    id: 'appliances',
    name: ['Appliances to rent and own', 'Electrodomésticos para rentar y comprar'],
    heading: ['A kitchen that works, this week', 'Una cocina que funciona, esta semana'],
    text: [
        'Delivered and connected. If one stops working while you rent, we repair it or bring another.',
        'Entregados y conectados. Si algo falla mientras renta, lo reparamos o traemos otro.'
    ],
    note: {
        heading: [
            'Washer and dryer together cost less',
            'Lavadora y secadora juntas cuestan menos'
        ],
        text: [
            'Choose a set and get one delivery, one payment and two machines that match.',
            'Elija un juego: una entrega, un pago y dos equipos que combinan.'
        ],
        href: '/c/appliances/laundry/washer-dryer-sets',
        label: ['See washer and dryer sets', 'Ver juegos de lavadora y secadora'],
        scene: 'banner-laundry',
        alt: [
            'A washer and a dryer under a shelf with towels',
            'Una lavadora y una secadora bajo una repisa con toallas'
        ]
    }
})

const electronics = landing({
    id: 'electronics',
    name: ['Electronics to rent and own', 'Electrónica para rentar y comprar'],
    heading: ['Movie night starts here', 'La noche de cine empieza aquí'],
    text: [
        'We mount it, connect it and show you how it works.',
        'Los instalamos, los conectamos y le enseñamos a usarlos.'
    ],
    note: {
        heading: ['Changed your mind about the size?', '¿Cambió de idea sobre el tamaño?'],
        text: [
            'With our exchange you can swap what you rent for something else after six months, at the rent of the new item.',
            'Con nuestro intercambio puede cambiar lo que renta por otra cosa después de seis meses, con la renta del nuevo artículo.'
        ],
        href: '/rac-exchange',
        label: ['How the exchange works', 'Cómo funciona el intercambio']
    }
})

const computers = landing({
    id: 'computers',
    name: ['Computers to rent and own', 'Computadoras para rentar y comprar'],
    heading: ['For school, work and everything after', 'Para la escuela, el trabajo y lo demás'],
    text: [
        'Set up before they reach you, so that the first thing you do is use them.',
        'Configuradas antes de llegar a usted, para que lo primero sea usarlas.'
    ],
    note: {
        heading: ['A place to work at home', 'Un lugar para trabajar en casa'],
        text: [
            'Pair the computer with a desk and a chair that your back will thank you for.',
            'Acompañe la computadora con un escritorio y una silla que su espalda agradecerá.'
        ],
        href: '/c/furniture/home-office',
        label: ['See home office', 'Ver oficina en casa'],
        scene: 'hero-desk',
        alt: ['A home office with bookcase and plants', 'Una oficina en casa con librero y plantas']
    }
})

/** One for each department; their ids are the categories'. */
export const landingPages: readonly PageSeed[] = [furniture, appliances, electronics, computers]
