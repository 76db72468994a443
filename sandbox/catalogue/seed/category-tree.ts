import type {Colour} from '../colours'
import type {Design} from '../../pictures/pictures'
import type {Pair} from './kind'

export type CategorySeed = {
    /** Last part of the path, and of the id. */
    slug: string
    name: Pair
    /** The text at the top of a listing. */
    descriptions: Pair
    picture: readonly [Design, Colour['id']]
    background?: string
    below?: readonly CategorySeed[]
    /** Not in the menu, though its listing is there. */
    hidden?: true
    /** Not shown on its parent's landing page. */
    quiet?: true
}

const leaf = (
    slug: string,
    name: Pair,
    picture: CategorySeed['picture'],
    descriptions: Pair
): CategorySeed => ({slug, name, picture, descriptions})

/** The departments of the shop, their categories and sub categories. */
export const categoryTree: readonly CategorySeed[] = [
    {
        slug: 'furniture',
        name: ['Furniture', 'Muebles'],
        picture: ['sectional', 'slate'],
        background: '#efe7dc',
        descriptions: [
            'Furniture for every room, delivered and set up, with payments that fit the week.',
            'Muebles para cada espacio, entregados e instalados, con pagos que se ajustan a su semana.'
        ],
        below: [
            {
                slug: 'living-room',
                name: ['Living Room', 'Sala'],
                picture: ['sofa-3-seat', 'navy'],
                background: '#e6ebf0',
                descriptions: [
                    'Sofas, sectionals, recliners and tables that make the room where everybody meets.',
                    'Sofás, seccionales, sillones reclinables y mesas para el lugar donde todos se reúnen.'
                ],
                below: [
                    leaf(
                        'sofas',
                        ['Sofas', 'Sofás'],
                        ['sofa-3-seat', 'slate'],
                        [
                            'Three-seat sofas, from rolled arms to power recliners.',
                            'Sofás de tres plazas, desde brazos curvos hasta reclinables eléctricos.'
                        ]
                    ),
                    leaf(
                        'loveseats',
                        ['Loveseats', 'Sofás de dos plazas'],
                        ['loveseat', 'beige'],
                        [
                            'Two-seaters for smaller rooms or beside the sofa.',
                            'Sofás de dos plazas para espacios pequeños o junto al sofá.'
                        ]
                    ),
                    leaf(
                        'sectionals',
                        ['Sectionals', 'Sofás seccionales'],
                        ['sectional', 'gray'],
                        [
                            'Sectionals with chaises, recliners and modules for the whole family.',
                            'Seccionales con chaise longue, reclinables y módulos para toda la familia.'
                        ]
                    ),
                    leaf(
                        'recliners',
                        ['Recliners', 'Sillones reclinables'],
                        ['recliner', 'cognac'],
                        [
                            'Rockers, gliders and lift chairs to put your feet up.',
                            'Mecedoras, giratorios y sillones elevables para descansar los pies.'
                        ]
                    ),
                    leaf(
                        'accent-seating',
                        ['Accent Seating', 'Asientos decorativos'],
                        ['accent-chair', 'sage'],
                        [
                            'Chairs and ottomans that finish a room.',
                            'Sillas y otomanas que completan el espacio.'
                        ]
                    ),
                    leaf(
                        'tables',
                        ['Tables & TV Stands', 'Mesas y muebles para TV'],
                        ['coffee-table', 'oak'],
                        [
                            'Coffee tables and stands for the screen.',
                            'Mesas de centro y muebles para la pantalla.'
                        ]
                    )
                ]
            },
            {
                slug: 'bedroom',
                name: ['Bedroom', 'Recámara'],
                picture: ['bedroom-set', 'espresso'],
                background: '#ece6ef',
                descriptions: [
                    'Beds, dressers and whole bedroom sets.',
                    'Camas, cómodas y juegos completos de recámara.'
                ],
                below: [
                    leaf(
                        'beds',
                        ['Beds', 'Camas'],
                        ['bed', 'oak'],
                        [
                            'Panel, storage and upholstered beds from twin to king.',
                            'Camas de paneles, con cajones y tapizadas, de individual a king.'
                        ]
                    ),
                    leaf(
                        'bedroom-sets',
                        ['Bedroom Sets', 'Juegos de recámara'],
                        ['bedroom-set', 'gray'],
                        [
                            'Bed, dresser, mirror and nightstand, matched.',
                            'Cama, cómoda, espejo y buró a juego.'
                        ]
                    ),
                    leaf(
                        'kids-beds',
                        ['Kids Beds', 'Camas para niños'],
                        ['bunk-bed', 'white'],
                        [
                            'Bunk and loft beds for shared rooms.',
                            'Literas y camas altas para cuartos compartidos.'
                        ]
                    ),
                    leaf(
                        'dressers',
                        ['Dressers', 'Cómodas'],
                        ['dresser', 'espresso'],
                        [
                            'Dressers with room for a family’s clothes.',
                            'Cómodas con espacio para la ropa de la familia.'
                        ]
                    ),
                    leaf(
                        'nightstands',
                        ['Nightstands', 'Mesitas de noche'],
                        ['nightstand', 'oak'],
                        [
                            'Nightstands with drawers, shelves and chargers.',
                            'Mesitas con cajones, repisas y cargadores.'
                        ]
                    )
                ]
            },
            {
                slug: 'mattresses',
                name: ['Mattresses', 'Colchones'],
                picture: ['mattress', 'white'],
                background: '#e8eef2',
                descriptions: [
                    'Innerspring, foam and hybrid mattresses in four sizes.',
                    'Colchones de resortes, espuma e híbridos en cuatro tamaños.'
                ],
                below: [
                    leaf(
                        'innerspring',
                        ['Innerspring', 'De resortes'],
                        ['mattress', 'white'],
                        [
                            'Classic support with a cool, airy feel.',
                            'Soporte clásico, fresco y ventilado.'
                        ]
                    ),
                    leaf(
                        'memory-foam',
                        ['Memory Foam', 'Espuma viscoelástica'],
                        ['mattress', 'gray'],
                        [
                            'Foam that follows the body and stills movement.',
                            'Espuma que sigue el cuerpo y absorbe el movimiento.'
                        ]
                    ),
                    leaf(
                        'hybrid',
                        ['Hybrid', 'Híbridos'],
                        ['mattress', 'white'],
                        ['Coils below, foam above.', 'Resortes abajo, espuma arriba.']
                    )
                ]
            },
            {
                slug: 'dining-room',
                name: ['Dining Room', 'Comedor'],
                picture: ['dining-set', 'oak'],
                background: '#f1e9dd',
                descriptions: [
                    'Tables, chairs and stools for breakfast and for guests.',
                    'Mesas, sillas y taburetes para el desayuno y las visitas.'
                ],
                below: [
                    leaf(
                        'dining-sets',
                        ['Dining Sets', 'Juegos de comedor'],
                        ['dining-set', 'espresso'],
                        [
                            'A table and its chairs in one set.',
                            'La mesa y sus sillas en un solo juego.'
                        ]
                    ),
                    leaf(
                        'counter-height-sets',
                        ['Counter-Height Sets', 'Juegos de comedor altos'],
                        ['dining-set', 'black'],
                        ['Tall tables for small kitchens.', 'Mesas altas para cocinas pequeñas.']
                    ),
                    leaf(
                        'bar-stools',
                        ['Bar Stools', 'Taburetes'],
                        ['bar-stool', 'cognac'],
                        [
                            'Stools for counters and bars, cheaper in numbers.',
                            'Taburetes para mostradores y barras, más baratos en cantidad.'
                        ]
                    )
                ]
            },
            {
                slug: 'home-office',
                name: ['Home Office', 'Oficina en casa'],
                picture: ['office-desk', 'oak'],
                background: '#e9ece4',
                descriptions: [
                    'Desks, chairs and shelves to work from home.',
                    'Escritorios, sillas y libreros para trabajar en casa.'
                ],
                below: [
                    leaf(
                        'desks',
                        ['Desks', 'Escritorios'],
                        ['office-desk', 'espresso'],
                        [
                            'Writing, L-shaped and standing desks.',
                            'Escritorios de estudio, en L y de altura ajustable.'
                        ]
                    ),
                    leaf(
                        'office-chairs',
                        ['Office Chairs', 'Sillas de oficina'],
                        ['office-chair', 'black'],
                        ['Chairs for long days.', 'Sillas para jornadas largas.']
                    ),
                    leaf(
                        'bookcases',
                        ['Bookcases', 'Libreros'],
                        ['bookcase', 'oak'],
                        ['Shelves for books and boxes.', 'Repisas para libros y cajas.']
                    )
                ]
            },
            {
                slug: 'outdoor-and-accents',
                name: ['Outdoor & Accents', 'Exterior y decoración'],
                picture: ['patio-set', 'gray'],
                background: '#e4eee6',
                descriptions: [
                    'Rugs, lamps and patio sets.',
                    'Alfombras, lámparas y juegos de patio.'
                ],
                below: [
                    leaf(
                        'area-rugs',
                        ['Area Rugs', 'Alfombras'],
                        ['area-rug', 'beige'],
                        [
                            'Rugs that soften floor and sound.',
                            'Alfombras que suavizan el piso y el sonido.'
                        ]
                    ),
                    leaf(
                        'lamps',
                        ['Lamps', 'Lámparas'],
                        ['floor-lamp', 'black'],
                        ['Light where it is needed.', 'Luz donde hace falta.']
                    ),
                    {
                        ...leaf(
                            'patio-sets',
                            ['Patio Sets', 'Juegos de patio'],
                            ['patio-set', 'espresso'],
                            ['Seats and tables for outdoors.', 'Asientos y mesas para exterior.']
                        ),
                        quiet: true
                    }
                ]
            }
        ]
    },
    {
        slug: 'appliances',
        name: ['Appliances', 'Electrodomésticos'],
        picture: ['refrigerator-french', 'stainless'],
        background: '#e3ebee',
        descriptions: [
            'Refrigerators, ranges, washers and dryers, with delivery, setup and service included.',
            'Refrigeradores, estufas, lavadoras y secadoras, con entrega, instalación y servicio incluidos.'
        ],
        below: [
            {
                slug: 'laundry',
                name: ['Laundry', 'Lavandería'],
                picture: ['laundry-pair', 'white'],
                background: '#e6ecf3',
                descriptions: [
                    'Washers, dryers and matching sets.',
                    'Lavadoras, secadoras y juegos.'
                ],
                below: [
                    leaf(
                        'washers',
                        ['Washers', 'Lavadoras'],
                        ['washer', 'white'],
                        [
                            'Top-load, front-load and steam washers.',
                            'Lavadoras de carga superior, frontal y con vapor.'
                        ]
                    ),
                    leaf(
                        'dryers',
                        ['Dryers', 'Secadoras'],
                        ['dryer', 'white'],
                        [
                            'Electric, gas and ventless dryers.',
                            'Secadoras eléctricas, de gas y sin ventilación.'
                        ]
                    ),
                    leaf(
                        'washer-dryer-sets',
                        ['Washer & Dryer Sets', 'Juegos de lavadora y secadora'],
                        ['laundry-pair', 'slate'],
                        [
                            'Washer and dryer together for less.',
                            'Lavadora y secadora juntas por menos.'
                        ]
                    )
                ]
            },
            {
                slug: 'refrigeration',
                name: ['Refrigeration', 'Refrigeración'],
                picture: ['refrigerator-french', 'stainless'],
                background: '#e4edf0',
                descriptions: [
                    'Refrigerators of every size, and freezers.',
                    'Refrigeradores de todos los tamaños y congeladores.'
                ],
                below: [
                    leaf(
                        'french-door',
                        ['French Door', 'Puertas francesas'],
                        ['refrigerator-french', 'stainless'],
                        ['Wide shelves, drawers and ice.', 'Repisas amplias, cajones y hielo.']
                    ),
                    leaf(
                        'top-freezer',
                        ['Top Freezer', 'Congelador superior'],
                        ['refrigerator-top', 'white'],
                        ['Simple and economical.', 'Sencillos y económicos.']
                    ),
                    leaf(
                        'compact',
                        ['Compact', 'Compactos'],
                        ['refrigerator-mini', 'black'],
                        [
                            'Small refrigerators for dorm, office and den.',
                            'Refrigeradores pequeños para dormitorio, oficina y estudio.'
                        ]
                    ),
                    leaf(
                        'freezers',
                        ['Freezers', 'Congeladores'],
                        ['freezer', 'white'],
                        ['Chest and upright freezers.', 'Congeladores horizontales y verticales.']
                    )
                ]
            },
            {
                slug: 'cooking',
                name: ['Cooking', 'Cocina'],
                picture: ['range', 'stainless'],
                background: '#f2e8e1',
                descriptions: ['Ranges, ovens and microwaves.', 'Estufas, hornos y microondas.'],
                below: [
                    leaf(
                        'ranges',
                        ['Ranges', 'Estufas'],
                        ['range', 'black'],
                        [
                            'Electric, gas and induction ranges.',
                            'Estufas eléctricas, de gas y de inducción.'
                        ]
                    ),
                    leaf(
                        'over-range-microwaves',
                        ['Over-the-Range Microwaves', 'Microondas sobre la estufa'],
                        ['microwave', 'stainless'],
                        ['A microwave and a hood in one.', 'Microondas y campana en uno.']
                    ),
                    leaf(
                        'wall-ovens',
                        ['Wall Ovens', 'Hornos empotrables'],
                        ['range', 'stainless'],
                        [
                            'Single and double ovens at eye level.',
                            'Hornos sencillos y dobles a la altura de los ojos.'
                        ]
                    )
                ]
            },
            {
                slug: 'cleaning',
                name: ['Dishwashers & Cleaning', 'Lavavajillas y limpieza'],
                picture: ['dishwasher', 'stainless'],
                background: '#e7f0ec',
                descriptions: [
                    'Dishwashers and vacuums that give back an hour a day.',
                    'Lavavajillas y aspiradoras que le devuelven una hora al día.'
                ],
                below: [
                    leaf(
                        'built-in-dishwashers',
                        ['Built-In Dishwashers', 'Lavavajillas empotrables'],
                        ['dishwasher', 'stainless'],
                        [
                            'Quiet machines with room for the big pot.',
                            'Equipos silenciosos con espacio para la olla grande.'
                        ]
                    ),
                    leaf(
                        'portable-dishwashers',
                        ['Portable Dishwashers', 'Lavavajillas portátiles'],
                        ['dishwasher', 'white'],
                        [
                            'On wheels or on the counter, no plumbing.',
                            'Con ruedas o de mesa, sin plomería.'
                        ]
                    ),
                    leaf(
                        'vacuums',
                        ['Vacuums', 'Aspiradoras'],
                        ['vacuum', 'red'],
                        ['Stick, upright and robot vacuums.', 'Aspiradoras verticales y robots.']
                    )
                ]
            },
            {
                slug: 'air-comfort',
                name: ['Air Comfort', 'Clima'],
                picture: ['air-conditioner', 'white'],
                background: '#e5f0f6',
                descriptions: [
                    'Air conditioners and dehumidifiers.',
                    'Aires acondicionados y deshumidificadores.'
                ],
                below: [
                    leaf(
                        'window-air-conditioners',
                        ['Window Air Conditioners', 'Aires acondicionados de ventana'],
                        ['air-conditioner', 'white'],
                        ['Cooling for one room or three.', 'Frescura para una habitación o tres.']
                    ),
                    leaf(
                        'portable-air-conditioners',
                        ['Portable Air Conditioners', 'Aires acondicionados portátiles'],
                        ['air-conditioner', 'black'],
                        ['Roll it where it is warm.', 'Llévelo a donde hace calor.']
                    ),
                    leaf(
                        'dehumidifiers',
                        ['Dehumidifiers', 'Deshumidificadores'],
                        ['air-conditioner', 'gray'],
                        [
                            'Dry air for basements and laundry rooms.',
                            'Aire seco para sótanos y lavanderías.'
                        ]
                    )
                ]
            },
            {
                slug: 'small-kitchen',
                name: ['Small Kitchen', 'Electrodomésticos pequeños'],
                picture: ['coffee-maker', 'red'],
                background: '#f3ece4',
                descriptions: [
                    'Coffee makers, air fryers and microwaves.',
                    'Cafeteras, freidoras de aire y microondas.'
                ],
                below: [
                    leaf(
                        'coffee-makers',
                        ['Coffee Makers', 'Cafeteras'],
                        ['coffee-maker', 'black'],
                        ['Drip, single-serve and espresso.', 'De goteo, de una taza y espresso.']
                    ),
                    leaf(
                        'air-fryers',
                        ['Air Fryers', 'Freidoras de aire'],
                        ['air-fryer', 'black'],
                        ['Crisp with little oil.', 'Crujiente con poco aceite.']
                    ),
                    leaf(
                        'countertop-microwaves',
                        ['Countertop Microwaves', 'Microondas de mesa'],
                        ['microwave', 'black'],
                        ['Microwaves for counter and shelf.', 'Microondas para mesa y repisa.']
                    )
                ]
            }
        ]
    },
    {
        slug: 'electronics',
        name: ['Electronics', 'Electrónica'],
        picture: ['tv', 'black'],
        background: '#e4e6f0',
        descriptions: [
            'TVs, audio, games, phones and cameras, new and previously rented.',
            'Televisores, audio, juegos, teléfonos y cámaras, nuevos y rentados previamente.'
        ],
        below: [
            {
                slug: 'televisions',
                name: ['Televisions', 'Televisores'],
                picture: ['tv', 'black'],
                background: '#e3e8f1',
                descriptions: [
                    'Smart TVs from 32 to 98 inches, and projectors.',
                    'Televisores inteligentes de 32 a 98 pulgadas y proyectores.'
                ],
                below: [
                    leaf(
                        '75-inch-and-up',
                        ['75-Inch and Up', '75 pulgadas o más'],
                        ['tv', 'black'],
                        ['The biggest screens.', 'Las pantallas más grandes.']
                    ),
                    leaf(
                        '55-to-70-inch',
                        ['55 to 70-Inch', 'De 55 a 70 pulgadas'],
                        ['tv', 'black'],
                        ['The size for most living rooms.', 'El tamaño para casi todas las salas.']
                    ),
                    leaf(
                        '50-inch-and-under',
                        ['50-Inch and Under', '50 pulgadas o menos'],
                        ['tv', 'white'],
                        ['Screens for bedroom and kitchen.', 'Pantallas para recámara y cocina.']
                    ),
                    leaf(
                        'projectors',
                        ['Projectors', 'Proyectores'],
                        ['projector', 'white'],
                        ['Movie night on any wall.', 'Noche de cine en cualquier pared.']
                    )
                ]
            },
            {
                slug: 'home-audio',
                name: ['Home Audio', 'Audio para el hogar'],
                picture: ['soundbar', 'black'],
                background: '#ebe6f0',
                descriptions: [
                    'Soundbars, speakers, headphones and bundles.',
                    'Barras de sonido, bocinas, audífonos y paquetes.'
                ],
                below: [
                    leaf(
                        'soundbars',
                        ['Soundbars', 'Barras de sonido'],
                        ['soundbar', 'black'],
                        ['Hear every word.', 'Escuche cada palabra.']
                    ),
                    leaf(
                        'speakers',
                        ['Speakers', 'Bocinas'],
                        ['speaker', 'blue'],
                        ['Music in every room.', 'Música en cada habitación.']
                    ),
                    leaf(
                        'headphones',
                        ['Headphones', 'Audífonos'],
                        ['headphones', 'beige'],
                        ['Quiet when you need it.', 'Silencio cuando lo necesita.']
                    ),
                    leaf(
                        'home-theater-bundles',
                        ['Home Theater Bundles', 'Paquetes de cine en casa'],
                        ['tv', 'black'],
                        [
                            'A TV and its soundbar together.',
                            'El televisor y su barra de sonido juntos.'
                        ]
                    )
                ]
            },
            {
                slug: 'gaming',
                name: ['Gaming', 'Videojuegos'],
                picture: ['game-console', 'white'],
                background: '#e9e4f2',
                descriptions: [
                    'Consoles, handhelds and headsets.',
                    'Consolas, portátiles y audífonos.'
                ],
                below: [
                    leaf(
                        'consoles',
                        ['Consoles', 'Consolas'],
                        ['game-console', 'white'],
                        ['Play tonight.', 'Juegue esta noche.']
                    ),
                    leaf(
                        'handhelds',
                        ['Handhelds', 'Consolas portátiles'],
                        ['handheld-console', 'red'],
                        ['Games for the road.', 'Juegos para el camino.']
                    ),
                    leaf(
                        'headsets',
                        ['Headsets', 'Audífonos para juegos'],
                        ['headphones', 'black'],
                        ['Hear where it comes from.', 'Escuche de dónde viene.']
                    ),
                    leaf(
                        'gaming-bundles',
                        ['Gaming Bundles', 'Paquetes de videojuegos'],
                        ['game-console', 'black'],
                        ['Console and headset together.', 'Consola y audífonos juntos.']
                    )
                ]
            },
            {
                slug: 'phones-and-wearables',
                name: ['Phones & Wearables', 'Teléfonos y accesorios'],
                picture: ['phone', 'blue'],
                background: '#e4eef0',
                descriptions: [
                    'Unlocked phones, watches and earbuds.',
                    'Teléfonos desbloqueados, relojes y audífonos.'
                ],
                below: [
                    leaf(
                        'smartphones',
                        ['Smartphones', 'Teléfonos inteligentes'],
                        ['phone', 'black'],
                        [
                            'Unlocked, without a carrier contract.',
                            'Desbloqueados, sin contrato con operador.'
                        ]
                    ),
                    leaf(
                        'smartwatches',
                        ['Smartwatches', 'Relojes inteligentes'],
                        ['smartwatch', 'silver'],
                        ['Health and messages on the wrist.', 'Salud y mensajes en la muñeca.']
                    ),
                    leaf(
                        'earbuds',
                        ['Earbuds', 'Audífonos inalámbricos'],
                        ['headphones', 'white'],
                        ['Small, light and loud enough.', 'Pequeños, ligeros y potentes.']
                    )
                ]
            },
            {
                slug: 'cameras-and-drones',
                name: ['Cameras & Drones', 'Cámaras y drones'],
                picture: ['camera', 'black'],
                background: '#f0ece4',
                descriptions: [
                    'Cameras for the family and for work, and drones.',
                    'Cámaras para la familia y el trabajo, y drones.'
                ],
                below: [
                    leaf(
                        'mirrorless-cameras',
                        ['Mirrorless Cameras', 'Cámaras sin espejo'],
                        ['camera', 'silver'],
                        ['Cameras with exchangeable lenses.', 'Cámaras con lentes intercambiables.']
                    ),
                    leaf(
                        'action-cameras',
                        ['Action Cameras', 'Cámaras de acción'],
                        ['camera', 'black'],
                        ['Small cameras for big days.', 'Cámaras pequeñas para grandes días.']
                    ),
                    {
                        ...leaf(
                            'drones',
                            ['Drones', 'Drones'],
                            ['drone', 'white'],
                            ['The view from above.', 'La vista desde arriba.']
                        ),
                        hidden: true
                    }
                ]
            }
        ]
    },
    {
        slug: 'computers',
        name: ['Computers', 'Computadoras'],
        picture: ['laptop', 'silver'],
        background: '#e5ecec',
        descriptions: [
            'Laptops, desktops, tablets, monitors and printers for school, work and play.',
            'Computadoras portátiles, de escritorio, tabletas, monitores e impresoras para la escuela, el trabajo y el juego.'
        ],
        below: [
            {
                slug: 'laptops',
                name: ['Laptops', 'Computadoras portátiles'],
                picture: ['laptop', 'silver'],
                background: '#e8edf0',
                descriptions: [
                    'Laptops for every day, for games and for drawing.',
                    'Portátiles para diario, para jugar y para dibujar.'
                ],
                below: [
                    leaf(
                        'everyday-laptops',
                        ['Everyday Laptops', 'Portátiles para diario'],
                        ['laptop', 'silver'],
                        ['School, mail and movies.', 'Escuela, correo y películas.']
                    ),
                    leaf(
                        'gaming-laptops',
                        ['Gaming Laptops', 'Portátiles para juegos'],
                        ['gaming-laptop', 'black'],
                        [
                            'Fast screens and strong graphics.',
                            'Pantallas rápidas y gráficos potentes.'
                        ]
                    ),
                    leaf(
                        '2-in-1-laptops',
                        ['2-in-1 Laptops', 'Portátiles 2 en 1'],
                        ['laptop', 'navy'],
                        ['Laptop and tablet in one.', 'Portátil y tableta en uno.']
                    )
                ]
            },
            {
                slug: 'desktops',
                name: ['Desktops', 'Computadoras de escritorio'],
                picture: ['desktop', 'black'],
                background: '#e6e9ee',
                descriptions: [
                    'Towers, all-in-ones and gaming desktops.',
                    'Torres, todo en uno y equipos para juegos.'
                ],
                below: [
                    leaf(
                        'tower-desktops',
                        ['Tower Desktops', 'Torres'],
                        ['desktop', 'black'],
                        ['Room to grow.', 'Con espacio para crecer.']
                    ),
                    leaf(
                        'all-in-ones',
                        ['All-in-Ones', 'Todo en uno'],
                        ['all-in-one', 'white'],
                        ['Screen and computer in one.', 'Pantalla y computadora en uno.']
                    ),
                    leaf(
                        'gaming-desktops',
                        ['Gaming Desktops', 'Torres para juegos'],
                        ['desktop', 'black'],
                        ['Built to play.', 'Hechas para jugar.']
                    )
                ]
            },
            {
                slug: 'tablets',
                name: ['Tablets', 'Tabletas'],
                picture: ['tablet', 'gray'],
                background: '#ecf0e6',
                descriptions: [
                    'Tablets for reading, drawing and children.',
                    'Tabletas para leer, dibujar y para niños.'
                ],
                below: [
                    leaf(
                        'tablets',
                        ['Tablets', 'Tabletas'],
                        ['tablet', 'silver'],
                        ['Light and long-lasting.', 'Ligeras y duraderas.']
                    ),
                    leaf(
                        'kids-tablets',
                        ['Kids Tablets', 'Tabletas para niños'],
                        ['tablet', 'blue'],
                        [
                            'With a bumper and parental controls.',
                            'Con protector y control parental.'
                        ]
                    ),
                    leaf(
                        'drawing-tablets',
                        ['Drawing Tablets', 'Tabletas para dibujar'],
                        ['tablet', 'black'],
                        ['With a pen that feels pressure.', 'Con lápiz sensible a la presión.']
                    )
                ]
            },
            {
                slug: 'monitors',
                name: ['Monitors', 'Monitores'],
                picture: ['monitor', 'black'],
                background: '#e4e8ec',
                descriptions: ['Monitors for work and play.', 'Monitores para trabajar y jugar.'],
                below: [
                    leaf(
                        'home-office-monitors',
                        ['Home Office Monitors', 'Monitores para oficina'],
                        ['monitor', 'white'],
                        ['Sharp text all day.', 'Texto nítido todo el día.']
                    ),
                    leaf(
                        'gaming-monitors',
                        ['Gaming Monitors', 'Monitores para juegos'],
                        ['monitor', 'black'],
                        ['Smooth at high speed.', 'Fluidos a alta velocidad.']
                    ),
                    leaf(
                        'ultrawide-monitors',
                        ['Ultrawide Monitors', 'Monitores ultraanchos'],
                        ['monitor', 'silver'],
                        ['Two windows, one screen.', 'Dos ventanas, una pantalla.']
                    )
                ]
            },
            {
                slug: 'printers-and-networking',
                name: ['Printers & Networking', 'Impresoras y redes'],
                picture: ['printer', 'white'],
                background: '#eeebe4',
                descriptions: [
                    'Printers, routers and mesh Wi-Fi.',
                    'Impresoras, enrutadores y Wi-Fi de malla.'
                ],
                below: [
                    leaf(
                        'printers',
                        ['Printers', 'Impresoras'],
                        ['printer', 'gray'],
                        ['Print, scan and copy at home.', 'Imprima, escanee y copie en casa.']
                    ),
                    leaf(
                        'routers',
                        ['Routers', 'Enrutadores'],
                        ['router', 'black'],
                        ['Faster Wi-Fi from one box.', 'Wi-Fi más rápido desde un solo equipo.']
                    ),
                    leaf(
                        'mesh-wi-fi',
                        ['Mesh Wi-Fi', 'Wi-Fi de malla'],
                        ['router', 'white'],
                        ['Wi-Fi in every corner.', 'Wi-Fi en cada rincón.']
                    )
                ]
            }
        ]
    }
]
