import type {SceneName} from '../../../pictures/scenes/scenes'
import {component, picture, scroller, type PageSeed} from '../component-seed'
import {promise} from './promise'

type Words = readonly [en: string, es: string]

type Landing = {
    id: string
    name: Words
    heading: Words
    text: Words
    scene: SceneName
    alt: Words
    /** Rows of products: heading, and the category below this one that they come from. */
    rows: readonly (readonly [Words, string])[]
    note: {heading: Words; text: Words; href: string; label: Words; scene?: SceneName; alt?: Words}
}

const landing = ({id, name, heading, text, scene, alt, rows, note}: Landing): PageSeed => ({
    id,
    type: 'plp',
    categoryId: id,
    title: (say) => say(...name),
    description: (say) => say(...text),
    main: [
        component('homeward.hero', (say) => ({
            heading: say(...heading),
            text: say(...text),
            image: picture(scene, say(...alt)),
            action: {
                label: say('Get approved', 'Obtenga su aprobación'),
                href: '/instant-approval'
            },
            secondAction: {label: say('How it works', 'Cómo funciona'), href: '/how-rac-works'}
        })),
        ...rows.map(([title, below]) =>
            scroller(
                (say) => say(...title),
                {categoryIds: [`${id}-${below}`], count: 10},
                (say) => ({label: say('See all', 'Ver todo'), href: `/c/${id}/${below}`})
            )
        ),
        component('homeward.banner', (say) => ({
            heading: say(...note.heading),
            text: say(...note.text),
            ...(note.scene && note.alt && {image: picture(note.scene, say(...note.alt))}),
            action: {label: say(...note.label), href: note.href}
        })),
        promise
    ]
})

const furniture = landing({
    id: 'furniture',
    name: ['Furniture to rent and own', 'Muebles para rentar y comprar'],
    heading: ['Rooms that feel finished', 'Espacios que se sienten completos'],
    text: [
        'Sofas, beds, tables and desks that arrive put together, in the room where you want them, with payments by the week, every other week or the month.',
        'Sofás, camas, mesas y escritorios que llegan armados, en el cuarto donde los quiere, con pagos por semana, por quincena o por mes.'
    ],
    scene: 'category-furniture',
    alt: [
        'A bright living room with a sofa and an armchair',
        'Una sala luminosa con un sofá y un sillón'
    ],
    rows: [
        [['Living room favorites', 'Favoritos para la sala'], 'living-room'],
        [['Sleep well tonight', 'Duerma bien esta noche'], 'bedroom'],
        [['Around the table', 'Alrededor de la mesa'], 'dining-room']
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
        'Refrigerators, ranges, washers and dryers, delivered and connected. If one stops working while you rent, we repair it or bring another.',
        'Refrigeradores, estufas, lavadoras y secadoras, entregados y conectados. Si algo falla mientras renta, lo reparamos o traemos otro.'
    ],
    scene: 'category-appliances',
    alt: [
        'A kitchen with a steel refrigerator and range',
        'Una cocina con refrigerador y estufa de acero'
    ],
    rows: [
        [['Cold and fresh', 'Frío y fresco'], 'refrigeration'],
        [['Wash day, done', 'Día de lavado, resuelto'], 'laundry']
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
        'Televisions, sound, consoles and phones from names you know. We mount, connect and show you how it works.',
        'Televisores, sonido, consolas y teléfonos de marcas conocidas. Los instalamos, los conectamos y le enseñamos a usarlos.'
    ],
    scene: 'category-electronics',
    alt: [
        'A large screen on a wooden stand with speakers',
        'Una pantalla grande sobre un mueble de madera con bocinas'
    ],
    rows: [
        [['Big screens', 'Pantallas grandes'], 'televisions'],
        [['Ready to play', 'Listos para jugar'], 'gaming']
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
        'Laptops, desktops, tablets and printers, set up before they reach you, so that the first thing you do is use them.',
        'Laptops, computadoras de escritorio, tabletas e impresoras, configuradas antes de llegar a usted, para que lo primero sea usarlas.'
    ],
    scene: 'category-computers',
    alt: [
        'A desk with a monitor and a laptop by a window',
        'Un escritorio con un monitor y una laptop junto a una ventana'
    ],
    rows: [
        [['Laptops for every day', 'Laptops para todos los días'], 'laptops'],
        [['Desktops and monitors', 'Computadoras y monitores'], 'desktops']
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
